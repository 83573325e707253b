import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fillNameSkeletons } from './organization/names/skeletons-db.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, lockStates } from './platform/db/database.ts';
import { crossing } from './platform/db/second-lock/scope.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { Files } from './platform/storage/files.ts';
import { migrate, pendingMigrations } from './platform/db/migrations/migrate.ts';
import { inEnglish } from './platform/sentences.ts';
import { StartupProblem } from './platform/startup-problem.ts';
import { storedSecret } from './platform/stored-secret.ts';
import { openFiles } from './platform/storage/open-files.ts';

/** The dependencies of the service: database, files, clock. */
export type World = {
  db: Database;
  files: Files;
  clock: Clock;
  localServiceToken: string;
  close(): Promise<void>;
};

/** Opens the database (brought up to date) and the file store. */
export const openWorld = (config: Config): Promise<World> => crossing('start', () => open(config));

async function open(config: Config): Promise<World> {
  const db = await openDatabase(config);
  try {
    if (config.migratesOnStart) await migrate(db);
    else await refusePending(db);
    await lookAtSecondLock(db, config);
    await fillNameSkeletons(db);
    return {
      db,
      files: await openFiles(config, (sentence) => console.warn(inEnglish(sentence))),
      clock: systemClock,
      localServiceToken: localServiceToken(config.dataDir),
      close: () => db.close(),
    };
  } catch (problem) {
    await db.close();
    throw problem;
  }
}

async function refusePending(db: Database): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0)
    throw new StartupProblem(
      `${pending.length} migrations are pending, ${pending[0]} first, and MIGRATE_ON_START is off: run "npm run tv -- migrate" of this version first.`,
    );
}

/** Says where the second lock between organizations is off, or refuses to start where it must be on. */
async function lookAtSecondLock(db: Database, { requiresRowSecurity }: Config): Promise<void> {
  const state = await db.secondLock();
  if (state === 'on') return;
  const what = `is ${lockStates[state]}`;
  const how = db.embedded
    ? 'the embedded database has none: set DATABASE_URL'
    : 'the user of DATABASE_URL may not create its roles, or the tables are another user’s: docs/operations.md says what to give it';
  if (requiresRowSecurity)
    throw new StartupProblem(`ROW_SECURITY is required, but the second lock ${what}, because ${how}.`);
  if (!db.embedded) console.warn(`The second lock between organizations ${what}, because ${how}.`);
}

function localServiceToken(dataDir: string): string {
  return storedSecret(join(dataDir, 'service-token'), () => randomBytes(32).toString('base64url'));
}
