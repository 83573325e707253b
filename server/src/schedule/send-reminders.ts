import { ContentStatus } from '@tv/contract/enumerations';
import type { Database } from '../platform/db.ts';
import type { Outbox } from '../platform/mail.ts';
import { reminderMail } from './reminder-mail.ts';
import { noteTold, takeDueReminders, type DueReminder } from './reminders-db.ts';

/** Few, so that others get the database between. */
const mostAtOnce = 50;

/** Writes what is to be told to those who asked to be reminded. A mail and the note that it is written are one transaction. */
export async function sendReminders({
  db,
  outbox,
  publicUrl,
}: {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
}): Promise<void> {
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const due = await takeDueReminders(queries, mostAtOnce);
      for (const reminder of due)
        if (reminder.isReached && isStillSo(reminder))
          await outbox.write(queries, reminderMail(reminder, publicUrl));
      await noteTold(queries, due);
      return due.length;
    });
  } while (taken === mostAtOnce);
}

const isStillSo = ({ what, status, scheduledAt, publishedAt }: DueReminder): boolean =>
  what === 'published'
    ? status === ContentStatus.PUBLISHED && publishedAt !== null
    : status === ContentStatus.SCHEDULED && scheduledAt !== null;
