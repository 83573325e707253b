import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

export type WebhooksDeps = {
  db: Database;
  clock: Clock;
  secretKey: string;
  /** Tests send to their own machine. */
  webhooksAllowLoopback: boolean;
};
