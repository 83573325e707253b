import { isolate } from '@tv/contract/isolate';

/** With whom something is shared that is not in the organization. For those who manage it. */
export const guests = 'Guests';
export const help =
  'Share it with an address outside. The guest confirms the address with a code and needs no account.';
export const off = 'The policies of this organization allow no guests.';
export const email = 'Email address';
export const until = 'Until';
export const mayDownload = 'May download, where downloads are allowed';
export const share = 'Share';
export const sharing = 'Sharing…';
export const shared = (email: string) => `Shared with ${isolate(email)}.`;
export const nobody = 'Not shared with anyone yet.';
export const openUntil = (date: string) => `Until ${date}`;
export const over = (date: string) => `Ended on ${date}`;
export const notOpened = 'not opened yet';
export const opened = (date: string) => `opened on ${date}`;
export const watched = (share: string) => `${share} watched`;
export const watchedItems = (count: number) => (count === 1 ? '1 item played' : `${count} items played`);
export const download = 'with download';
export const copyLink = (email: string) => `Copy the link for ${isolate(email)}`;
export const copied = 'Link copied.';
export const notCopied = 'The link could not be copied.';
export const end = (email: string) => `End for ${isolate(email)}`;
export const ended = (email: string) => `No longer shared with ${isolate(email)}.`;
export const problems = {
  'guests.member': 'A member has this address. Send the link of the page instead: members sign in there.',
  'guests.unpublished': 'Publish this item first: guests open only what is published.',
  'guests.past': 'Choose a day in the future.',
  'guests.off': off,
  'guests.tooManyOfOne': 'This is shared with as many guests as possible. End a share first.',
  'guests.tooMany': 'Your organization has as many guests as possible. End a share first.',
  'people.notAnEmail': 'Enter an address like name@example.com.',
};
export const tooLong = (days: number) => `Choose a day within the next ${days} days.`;
export const tooOften = 'Too many invitations. Try again later.';
export const unexpected = 'That did not work. Try again.';
