import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { forgetPushes } from './push-db.ts';
import { sendDigests, type DigestDeps } from './send-digests.ts';
import { sendReminders, type ReminderDeps } from './send-reminders.ts';
import { sendPushes, type PushDeps } from './send-pushes.ts';

/** Milliseconds between two looks. */
const lookEvery = 1_000;
const digestsEvery = 10_000;
const forgetEvery = 3_600_000;

/** Sends reminders and digests, and tells devices. `stop` waits for what is under way. */
export function workOnNotifications(deps: DigestDeps & PushDeps & ReminderDeps): { stop(): Promise<void> } {
  return workRepeatedly(deps.log, [
    { what: 'reminding people', pause: lookEvery, work: () => sendReminders(deps) },
    { what: 'writing digests', pause: digestsEvery, work: () => sendDigests(deps, deps.clock()) },
    { what: 'telling devices', pause: lookEvery, work: (signal) => sendPushes(deps, signal) },
    {
      what: 'forgetting old messages',
      pause: forgetEvery,
      work: () => forgetPushes(deps.db, deps.clock()),
    },
  ]);
}
