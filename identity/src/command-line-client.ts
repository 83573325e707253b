/** The portal's command line at its own provider: a public client that only has the device grant. */
export const commandLineClientId = 'tv-command-line';
