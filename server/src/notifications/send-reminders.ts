import { ContentStatus } from '@tv/contract/enumerations';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { writePushes } from './push-db.ts';
import { reminderPush } from './push-message.ts';
import { keyOf, reminderMail } from './reminder-mail.ts';
import { recordTold, takeDueReminders, type DueReminder } from './reminders-db.ts';

/** Reminders per transaction. Few, so that other statements get the database in between. */
const mostAtOnce = 50;

export type ReminderDeps = {
  db: Database;
  outbox: Outbox;
  /** The origin of the portal, for links in mails. */
  publicUrl: string;
  /** The sender's address of mails. Calendars show it as the organizer. */
  organizer: string;
};

/** Writes the due messages to people with reminders. A mail, the push messages to their devices and the record of both are one transaction. */
export async function sendReminders({ db, outbox, publicUrl, organizer }: ReminderDeps): Promise<void> {
  const tell = async (queries: Queries, reminder: DueReminder) => {
    await outbox.write(queries, reminderMail(reminder, { publicUrl, organizer }));
    const { what, personId } = reminder;
    // A reminder that was just set sends no push: the person is looking at the portal.
    if (what !== 'set')
      await writePushes(queries, personId, reminderPush({ ...reminder, what }, keyOf(reminder)));
  };
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const due = await takeDueReminders(queries, mostAtOnce);
      for (const reminder of due)
        if (reminder.isReached && isStillSo(reminder)) await tell(queries, reminder);
      await recordTold(queries, due);
      return due.length;
    });
  } while (taken === mostAtOnce);
}

const isStillSo = ({ what, status, scheduledAt, publishedAt }: DueReminder): boolean =>
  what === 'published'
    ? status === ContentStatus.PUBLISHED && publishedAt !== null
    : status === ContentStatus.SCHEDULED && scheduledAt !== null;
