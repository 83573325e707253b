import { screenPath } from '@tv/contract/page-paths';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import type { MailTexts } from '../mail/strings/mail-texts.ts';
import { textsIn } from '../mail/texts.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import type { DueReminder } from './reminders-db.ts';

/** What a person is told of an item they wait for; the calendar's entry is the same one, moved, when the item moves. */
export function reminderMail(
  reminder: DueReminder,
  { publicUrl, organizer }: { publicUrl: string; organizer: string },
): Mail {
  const { title, what, organizationName: name, colors, mediaContentId, personId, email } = reminder;
  const instant = (what === 'published' ? reminder.publishedAt : reminder.scheduledAt)!;
  const address = publicUrl + screenPath(undefined, 'watch/:id', { id: mediaContentId });
  const { language } = reminder;
  const words = wordsOf(textsIn(language), what)(title, inWords(instant, reminder));
  const letter = writeLetter(language, { name, colors }, withAction(words, address));
  return {
    to: [email],
    ...letter,
    key: `${keyOf(reminder)} ${personId}`,
    ...(what !== 'published' && { calendar: calendarOf(reminder, instant, { url: address, organizer }) }),
  };
}

/** Told to one person once, however often the reminder is switched off and on. */
export const keyOf = ({ what, publishedAt, sequence, mediaContentId }: DueReminder): string =>
  `reminder ${what === 'published' ? publishedAt!.toISOString() : sequence} ${mediaContentId}`;

const wordsOf = ({ reminderSet, reminderMoved, reminderPublished }: MailTexts, what: DueReminder['what']) =>
  ({ set: reminderSet, moved: reminderMoved, published: reminderPublished })[what];

/** At the person's own clock, with its name. */
const inWords = (instant: Date, { language, timeZone }: Pick<DueReminder, 'language' | 'timeZone'>) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant)} (${timeZone})`;

/** Calendars refuse an entry with them (RFC 5545, section 3.1); slides and documents put some where a line is broken. */
const withoutControls = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ' ');

const shortestEntry = 15 * 60;

function calendarOf(
  reminder: DueReminder,
  start: Date,
  { url, organizer }: { url: string; organizer: string },
): string {
  const seconds = Math.max(shortestEntry, Math.ceil(reminder.durationInSeconds));
  const calendar = ical({ prodId: { company: 'TV', product: 'portal' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${reminder.mediaContentId}@${new URL(url).hostname}`,
    sequence: reminder.sequence,
    start,
    end: new Date(start.getTime() + seconds * 1000),
    summary: withoutControls(reminder.title),
    description: withoutControls([reminder.description, url].filter(Boolean).join('\n\n')),
    url,
    // RFC 5546, section 3.2.1: whoever publishes an entry is named in it.
    organizer: { name: withoutControls(reminder.organizationName), email: organizer },
  });
  return calendar.toString();
}
