import type { Log } from '../platform/log.ts';
import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { sendDigests, type DigestDeps } from './send-digests.ts';
import { deleteOldNotices } from './delete-notices-db.ts';
import { sendReminders, type ReminderDeps } from './send-reminders.ts';
import { tellOfReviews } from './tell-of-reviews.ts';

/** Intervals in milliseconds. */
const remindEvery = 1_000;
const digestsEvery = 10_000;
const cleanUpEvery = 3_600_000;

type Deps = DigestDeps & ReminderDeps & { log: Log };

/** Tells people of due reminders and of reviews, writes digests, and deletes old notices, periodically. `stop` waits for the runs in progress. */
export const workOnNotifications = (deps: Deps): { stop(): Promise<void> } =>
  workRepeatedly(deps.log, [
    { task: 'reminding people', pause: remindEvery, work: () => sendReminders(deps) },
    { task: 'telling of reviews', pause: remindEvery, work: () => tellOfReviews(deps) },
    { task: 'writing digests', pause: digestsEvery, work: () => sendDigests(deps, deps.clock()) },
    {
      task: 'deleting old notices',
      pause: cleanUpEvery,
      work: (signal) => deleteOldNotices(deps.db, deps.clock(), signal),
    },
  ]);
