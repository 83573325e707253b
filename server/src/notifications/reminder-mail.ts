import { screenPath } from '@tv/contract/pages/page-paths';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { instantIn } from '../mail/instant-in.ts';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import type { MailTexts } from '../mail/strings/mail-texts.ts';
import { textsIn } from '../mail/texts.ts';
import { publicationEntry, withoutControls } from '../media-contents/lifecycle/publication-entry.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import type { DueReminder } from './reminders-db.ts';

/** The mail about an item that a person waits for. When the publication moves, its calendar entry replaces the earlier one. */
export function reminderMail(
  due: DueReminder,
  { publicUrl, organizer }: { publicUrl: string; organizer: string },
): Mail {
  const reminder = inReadersLanguage({ ...due }, due.language);
  const { title, what, organizationName: name, colors, mediaContentId, personId, email } = reminder;
  const instant = (what === 'published' ? reminder.publishedAt : reminder.scheduledAt)!;
  const address = publicUrl + screenPath(undefined, 'watch/:id', { id: mediaContentId });
  const { language } = reminder;
  const words = wordsOf(textsIn(language), what)(title, instantIn(language, instant, reminder.timeZone));
  const letter = writeLetter(language, { name, colors }, withAction(words, address));
  return {
    to: [email],
    ...letter,
    key: `${keyOf(reminder)} ${personId}`,
    ...(what !== 'published' && { calendar: calendarOf(reminder, instant, { url: address, organizer }) }),
  };
}

/** The key of the mail. A person gets it once, however often they switch the reminder off and on. */
export const keyOf = ({ what, publishedAt, sequence, mediaContentId }: DueReminder): string =>
  `reminder ${what === 'published' ? publishedAt!.toISOString() : sequence} ${mediaContentId}`;

const wordsOf = ({ reminderSet, reminderMoved, reminderPublished }: MailTexts, what: DueReminder['what']) =>
  ({ set: reminderSet, moved: reminderMoved, published: reminderPublished })[what];

function calendarOf(
  reminder: DueReminder,
  start: Date,
  { url, organizer }: { url: string; organizer: string },
): string {
  const calendar = ical({ prodId: { company: 'TV', product: 'portal' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    ...publicationEntry({ ...reminder, id: reminder.mediaContentId }, { start, url }),
    // An entry names its publisher (RFC 5546, section 3.2.1).
    organizer: { name: withoutControls(reminder.organizationName), email: organizer },
  });
  return calendar.toString();
}
