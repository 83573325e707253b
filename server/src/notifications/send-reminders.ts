import { ContentStatus } from '@tv/contract/enumerations';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { writePushes } from './push-db.ts';
import { reminderPush } from './push-message.ts';
import { keyOf, reminderMail } from './reminder-mail.ts';
import { recordNotified, takeDueReminders, type DueReminder } from './reminders-db.ts';
import { publicationKey, writeNotices, type NewNotice } from './write-notices-db.ts';

/** Reminders per transaction. Few, so that other statements get the database in between. */
const maxAtOnce = 50;

export type ReminderDeps = {
  db: Database;
  outbox: Outbox;
  clock: Clock;
  /** The origin of the portal, for links in mails. */
  publicUrl: string;
  /** The sender's address of mails. Calendars show it as the organizer. */
  organizer: string;
};

/** Tells people with due reminders. Their mails, push messages and notices and the record of them are one transaction. */
export async function sendReminders({
  db,
  outbox,
  clock,
  publicUrl,
  organizer,
}: ReminderDeps): Promise<void> {
  const tell = async (queries: Queries, reminder: DueReminder) => {
    const { what, personId, switchedOff } = reminder;
    if (!switchedOff.includes('reminders.mail'))
      await outbox.write(queries, reminderMail(reminder, { publicUrl, organizer }));
    // A reminder that was just set sends no push: the person is looking at the portal.
    if (what !== 'set' && !switchedOff.includes('reminders.push'))
      await writePushes(queries, personId, reminderPush({ ...reminder, what }, keyOf(reminder)));
  };
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const due = await takeDueReminders(queries, maxAtOnce);
      const reached = due.filter((reminder) => reminder.isReached && isStillSo(reminder));
      for (const reminder of reached) await tell(queries, reminder);
      await writeNotices(queries, reached.flatMap(noticesOf), clock());
      await recordNotified(queries, due);
      return due.length;
    });
  } while (taken === maxAtOnce);
}

/** A reminder that was just set is no news to its person. */
function noticesOf(reminder: DueReminder): NewNotice[] {
  const { what, personId, organizationId, mediaContentId } = reminder;
  if (what === 'set') return [];
  const about = { personId, organizationId, mediaContentId };
  return what === 'moved'
    ? [{ ...about, kind: 'reminderMoved', eventKey: keyOf(reminder) }]
    : [{ ...about, kind: 'reminderPublished', eventKey: publicationKey(mediaContentId) }];
}

const isStillSo = ({ what, status, scheduledAt, publishedAt }: DueReminder): boolean =>
  what === 'published'
    ? status === ContentStatus.PUBLISHED && publishedAt !== null
    : status === ContentStatus.SCHEDULED && scheduledAt !== null;
