export const notFound = 'This isn’t available';
export const mayBeGone = 'It may have been removed, or it isn’t for everyone.';
export const signedOut = 'Your sign-in has ended';
export const signInAgain = 'Sign in again to watch this.';
export const refused = 'You can’t watch this here';
export const askManager = 'Ask the person who showed you this page.';
export const siteRefused = 'This site can’t play this';
export const siteNotListed = (address: string) =>
  `The organization hasn’t allowed ${address} to play its content.`;
export const away = 'The portal can’t be reached';
export const checkNetwork = 'Check your network, then try again.';
export const busy = 'The portal has a problem';
export const waitABit = 'Try again in a moment.';
export const tryAgain = 'Try again';
