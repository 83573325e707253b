import { isolate } from '@tv/contract/isolate';

export const share = 'Share';
export const copyLink = 'Copy link';
export const email = 'Email';
export const embed = 'Embed on a page';
export const embedCode = 'Embed code';
export const copyCode = 'Copy code';
export const startAt = 'Start at';
export const startTime = 'Start time';
export const wrongTime = (end: string) => `Enter a time before ${end}, like 1:30.`;
export const internalLink = 'Internal link';
export const internalNote = 'For internal users only. Sign in required.';
export const publicLink = 'Public link';
export const publicNote = 'Anyone on the internet can view. No sign in required.';
export const lockedNote = 'Anyone on the internet can view with the password. No sign in required.';
export const mailSubject = (title: string) => `Here is your link to ${isolate(title)}`;
export const copied = 'Link copied to clipboard';
export const notCopied = 'Could not copy link at this time. Try again later';
