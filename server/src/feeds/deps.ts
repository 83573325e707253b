import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { StreamingDeps } from '../streaming/routes.ts';

export type FeedDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  publicUrl: string;
  subtitles: StreamingDeps['subtitles'];
};
