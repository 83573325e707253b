import type { MediaTokens } from '../media/media-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

export type ApiKeysDeps = {
  db: Database;
  clock: Clock;
  mediaTokens: MediaTokens;
  /** Of this installation, as in the settings. It stands in each key. */
  environment: string;
};
