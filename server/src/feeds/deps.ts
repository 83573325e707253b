import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Files } from '../platform/storage/files.ts';
import type { StreamingDeps } from '../streaming/routes.ts';

export type FeedDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  limits: Limits;
  publicUrl: string;
  secretKey: string;
  subtitles: StreamingDeps['subtitles'];
};
