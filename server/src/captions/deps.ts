import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';

export type CaptionsDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  /** Absent: files are not scanned. */
  scanner?: Scanner;
};
