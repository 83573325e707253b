import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Files } from '../platform/files.ts';
import type { Log } from '../platform/log.ts';
import type { Outbox } from '../platform/mail.ts';
import { fireDueSchedules } from './fire-due-schedules.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { sendReminders } from './send-reminders.ts';

type Parts = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Origin of the portal, for links in mails. */
  publicUrl: string;
};

/** Milliseconds between two looks at the clock. */
const lookEvery = 1_000;
const forgetEvery = 3_600_000;

/** Carries out what is scheduled, and removes what was deleted long ago. `stop` waits for what is under way. */
export function workOnSchedules(parts: Parts): { stop(): Promise<void> } {
  let isStopping = false;
  const repeat = (what: string, pause: number, work: () => Promise<unknown>) => {
    let underWay: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      if (isStopping) return;
      underWay ??= work()
        .catch((err: unknown) => parts.log.error({ err }, `${what} failed`))
        .finally(() => (underWay = undefined));
    }, pause);
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  };
  const stops = [
    repeat('carrying out schedules', lookEvery, () => fireDueSchedules(parts)),
    repeat('reminding people', lookEvery, () => sendReminders(parts)),
    repeat('removing deleted items', forgetEvery, () => forgetDeleted(parts)),
  ];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
