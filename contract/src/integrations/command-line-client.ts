/** The client id of the portal's command line. It is a public client with the device grant only. */
export const commandLineClientId = 'tv-command-line';
