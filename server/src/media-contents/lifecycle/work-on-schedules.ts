import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Log } from '../../platform/log.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { workRepeatedly } from '../../platform/queue/work-repeatedly.ts';
import { noticeEnded } from './ended-db.ts';
import { fireDueSchedules } from './fire-due-schedules.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { forgetVisits } from '../../playback/forget-visits-db.ts';
import { sendReminders } from '../../notifications/send-reminders.ts';

type Parts = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Origin of the portal, for links in mails. */
  publicUrl: string;
  /** The address from which mails come. */
  organizer: string;
};

/** Milliseconds between two looks at the clock. */
const lookEvery = 1_000;
const noticeEvery = 60_000;
const forgetEvery = 3_600_000;

/** Carries out what is scheduled, and removes what was deleted long ago. `stop` waits for what is under way. */
export const workOnSchedules = (parts: Parts): { stop(): Promise<void> } =>
  workRepeatedly(parts.log, [
    { what: 'carrying out schedules', pause: lookEvery, work: () => fireDueSchedules(parts) },
    { what: 'reminding people', pause: lookEvery, work: () => sendReminders(parts) },
    { what: 'noticing what has ended', pause: noticeEvery, work: () => noticeEnded(parts.db, parts.clock()) },
    { what: 'removing deleted items', pause: forgetEvery, work: () => forgetDeleted(parts) },
    { what: 'forgetting visits', pause: forgetEvery, work: () => forgetVisits(parts.db, parts.clock()) },
  ]);
