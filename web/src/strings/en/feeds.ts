import { isolate } from '@tv/contract/isolate';

export const title = 'Your personal feed';
export const about =
  'A feed for podcast apps and news readers, with what is new in the categories you follow and what is in your playlist, and a calendar of what is coming soon. Its address works without signing in, even after you sign out of this browser, so keep it to yourself. It stops working when you change your password or sign out everywhere.';
export const madeOn = (date: string) => `You created an address on ${date}. It has not been used yet.`;
export const readOn = (date: string, read: string) =>
  `You created an address on ${date}. It was last used on ${read}.`;
export const organizations = 'Organizations in your feed';
export const shown = (name: string) => `It includes items from ${isolate(name)}.`;
export const switchedOff = (name: string) => `${isolate(name)} does not allow personal feeds.`;
export const madeBefore = (name: string) =>
  `${isolate(name)} turned off older addresses. Create a new one to see its items again.`;
export const secondStep = (name: string) =>
  `${isolate(name)} requires a second step. Sign in with one, then create an address.`;
export const make = 'Create an address';
export const makeAnother = 'Create a new address';
export const takeBack = 'Turn it off';
export const address = 'Feed address';
export const calendarAddress = 'Calendar address';
export const shownOnce =
  'Add it to your app or calendar now: it is shown only once. It stops working when you create a new address or turn it off.';
export const copy = 'Copy address';
export const copied = 'Address copied to clipboard';
export const notCopied = 'The address could not be copied. It is selected, so you can copy it yourself.';
export const takenBack = 'The address no longer works.';
export const notLoaded = 'Your feed could not be loaded.';
export const failed = 'Your feed could not be changed. Try again later.';
