import { isolate } from '@tv/contract/isolate';
import { locale } from './locale.ts';

/** A manager sees the portal as somebody else does. */
export const label = 'Seen as someone else';
export const seenAs = (name: string, until: Date) =>
  `You see what ${isolate(name)} can see, until ${until.toLocaleTimeString(locale, { timeStyle: 'short' })}. You cannot act for them: saving, liking, following, reminders, sharing and downloads are off.`;
export const end = 'End';

/** In the studio. */
export const asPerson = 'See what they see';
export const asGroup = 'See what members see';
export const asSomebody = 'See it as someone…';
export const help = 'Shows the item as a person, or a member of a group, sees it. It is in the audit log.';
export const unexpected = 'It could not be done. Please try again.';
