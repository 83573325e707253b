export const title = 'Your own feed';
export const about =
  'An address for podcast apps and news readers: what is new in the categories that you follow, and what is in your playlist. It opens without sign-in, also after you signed out of this browser, so keep it to yourself. A new password or signing out everywhere ends it.';
export const madeOn = (date: string) => `You made an address on ${date}. It has not been used yet.`;
export const readOn = (date: string, read: string) =>
  `You made an address on ${date}. It was last used on ${read}.`;
export const organizations = 'Whose items it shows';
export const shown = (name: string) => `It has items of ${name}.`;
export const switchedOff = (name: string) => `${name} does not allow personal feeds.`;
export const madeBefore = (name: string) =>
  `${name} ended older addresses. Make another address to see its items again.`;
export const secondStep = (name: string) =>
  `${name} asks for a second step. Sign in with one, then make an address.`;
export const make = 'Make an address';
export const makeAnother = 'Make another address';
export const takeBack = 'Take it back';
export const address = 'Address of your feed';
export const shownOnce =
  'Put it into your app now: it is shown this once. Another address, or taking it back, ends it.';
export const copy = 'Copy address';
export const copied = 'Address copied to clipboard';
export const notCopied = 'The address is selected: copy it with your keyboard or menu.';
export const takenBack = 'The address opens nothing any more.';
export const notLoaded = 'Whether you have a feed could not be loaded.';
export const failed = 'Your feed could not be changed. Try again later.';
