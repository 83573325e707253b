import ical, { ICalCalendarMethod } from 'ical-generator';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../platform/mail.ts';
import type { DueReminder } from './reminders-db.ts';

const reason =
  'This mail came because you asked to be reminded of this item. Switch the reminder off on its page.';

/** What a person is told of an item they wait for; the calendar's entry is the same one, moved, when the item moves. */
export function reminderMail(reminder: DueReminder, publicUrl: string): Mail {
  const { title, what, organizationName: name, colors, mediaContentId, personId, email } = reminder;
  const instant = (what === 'published' ? reminder.publishedAt : reminder.scheduledAt)!;
  const address = `${publicUrl}/watch/${mediaContentId}`;
  const letter = writeLetter(
    { name, colors },
    {
      subject: subjects[what](title),
      paragraphs: paragraphs[what](inWords(instant)),
      action: { label: what === 'published' ? 'Watch now' : 'See what is coming', address },
      reason,
    },
  );
  return {
    to: [email],
    ...letter,
    key: `${keyOf(reminder)} ${personId}`,
    ...(what !== 'published' && { calendar: calendarOf(reminder, instant, address) }),
  };
}

/** Told to one person once, however often the reminder is switched off and on. */
export const keyOf = ({ what, publishedAt, sequence, mediaContentId }: DueReminder): string =>
  `reminder ${what === 'published' ? publishedAt!.toISOString() : sequence} ${mediaContentId}`;

const subjects: Record<DueReminder['what'], (title: string) => string> = {
  set: (title) => `Reminder set: ${title}`,
  moved: (title) => `New time: ${title}`,
  published: (title) => `Now available: ${title}`,
};
const paragraphs: Record<DueReminder['what'], (when: string) => string[]> = {
  set: (when) => [
    `It comes on ${when}.`,
    'The calendar entry is attached, and another mail follows when it is there.',
  ],
  moved: (when) => [`It now comes on ${when}.`, 'The attached calendar entry replaces the one before.'],
  published: (when) => [`What you asked to be reminded of is there since ${when}.`],
};

// People of one organization live in many time zones; their calendars know which.
const words = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
const inWords = (instant: Date) => `${words.format(instant)} (UTC)`;

/** Calendars refuse an entry with them (RFC 5545, section 3.1); slides and documents put some where a line is broken. */
const withoutControls = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ' ');

const shortestEntry = 15 * 60;

function calendarOf(reminder: DueReminder, start: Date, url: string): string {
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
  });
  return calendar.toString();
}
