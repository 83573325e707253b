import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { sendDigests, type DigestDeps } from './send-digests.ts';
import { sendReviewMails } from './send-review-mails.ts';
import { sendReminders, type ReminderDeps } from './send-reminders.ts';

/** Intervals in milliseconds. */
const remindEvery = 1_000;
const digestsEvery = 10_000;

type Deps = DigestDeps & ReminderDeps & { clock: Clock; log: Log };

/** Writes due reminders, mails about reviews and digests, periodically. `stop` waits for the runs in progress. */
export const workOnNotifications = (deps: Deps): { stop(): Promise<void> } =>
  workRepeatedly(deps.log, [
    { task: 'reminding people', pause: remindEvery, work: () => sendReminders(deps) },
    { task: 'telling of reviews', pause: remindEvery, work: () => sendReviewMails(deps) },
    { task: 'writing digests', pause: digestsEvery, work: () => sendDigests(deps, deps.clock()) },
  ]);
