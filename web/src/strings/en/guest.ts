import { isolate } from '@tv/contract/isolate';

/** The pages of a guest: somebody outside, with whom something is shared. */
export const shared = (organization: string) => `${isolate(organization)} shared something with you`;
export const lead = (email: string) => `Confirm that this link is for you: we send a code to ${email}.`;
export const told = (organization: string) =>
  `${isolate(organization)} sees when you open it and how far you watch.`;
export const sendCode = 'Send code';
export const sending = 'Sending…';
export const enterCode = 'Enter the code';
export const codeSent = (email: string) => `We sent a code to ${email}. It is valid for 10 minutes.`;
export const code = 'Code';
export const watch = 'Watch';
export const checking = 'Checking…';
export const sendAnother = 'Send another code';
export const sixDigits = 'Enter the six digits of the code.';
export const wrongCode = 'This is not the code that we sent. Check it and try again.';
export const noCode = 'This code is no longer valid. Ask for another one.';
export const ended = 'This is no longer shared with you';
export const endedText = 'Ask the person who shared it with you.';
export const brokenLink = 'This link is not complete';
export const brokenLinkText = 'Open the whole link of your email again.';
export const openLink = 'Open the link of your email again';
export const openLinkText = 'Your visit has ended. The link of the email asks you for a new code.';
export const outsideNetwork = 'This does not open from your network';
export const outsideNetworkText = 'Ask the person who shared it with you from where it opens.';
export const sharedWith = (email: string) => `Shared with ${email}`;
export const until = (date: string) => `until ${date}`;
export const leave = 'Leave';
export const nothing = 'Nothing here yet';
export const nothingText = 'What is added appears on this page.';
export const gone = 'This is not here any more';
export const goneText = 'It may have been taken back.';
export const speakers = 'Speakers';
export const download = 'Download';
export const chapters = 'Chapters';
export const transcript = 'Transcript';
