import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, type Database } from './platform/db.ts';
import { type Files, folderFiles } from './platform/files.ts';
import { type Jobs, openJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';

/** What the service stands on: rows, files, jobs, time. */
export type World = {
  db: Database;
  files: Files;
  jobs: Jobs;
  clock: Clock;
  localServiceToken: string;
  close(): Promise<void>;
};

/** Opens the database (brought up to date), the file store and the job queue. */
export async function openWorld(config: Config): Promise<World> {
  const db = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await migrate(db);
    const jobs = await openJobs(db, console);
    return {
      db,
      files: folderFiles(join(config.dataDir, 'files')),
      jobs,
      clock: systemClock,
      localServiceToken: localServiceToken(config.dataDir),
      async close() {
        await jobs.stop();
        await db.close();
      },
    };
  } catch (problem) {
    await db.close();
    throw problem;
  }
}

function localServiceToken(dataDir: string): string {
  const file = join(dataDir, 'service-token');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
