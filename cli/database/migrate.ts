import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabaseLocation } from '@tv/server/platform/config';
import { migrate, pendingMigrations } from '@tv/server/platform/db/migrations/migrate';
import { readMigrations } from '@tv/server/platform/db/migrations/migrations';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { refuseElsewhere } from './portal-data.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { say, warn } from '../sentences.ts';
import { text } from '../texts.ts';

/**
 * Brings the database of DATABASE_URL, or the embedded one in DATA_DIR, up to date without starting the service.
 * `--dry-run` prints what would be applied and changes nothing.
 */
export async function migrateCommand(args: string[], env = process.env): Promise<boolean> {
  const { values } = readArguments(args, { 'dry-run': { type: 'boolean' } }, { command: 'migrate' });
  refuseElsewhere('migrate', env);
  const location = readDatabaseLocation(env);
  const isNew = !location.databaseUrl && !existsSync(join(location.dataDir, 'database'));
  if (values['dry-run'] && isNew) {
    print(readMigrations().map(({ name }) => name));
    return true;
  }
  const database = await openDatabase({ ...location, warn });
  try {
    if (values['dry-run']) print(await pendingMigrations(database));
    else {
      const applied = await migrate(database, { log: (sentence) => console.log(say(sentence)) });
      for (const name of applied) console.log(text.migrate.applied({ name }));
      console.log(
        applied.length === 0 ? text.migrate.upToDate : text.migrate.done({ count: applied.length }),
      );
    }
  } finally {
    await database.close();
  }
  return true;
}

function print(pending: readonly string[]): void {
  for (const name of pending) console.log(text.migrate.would({ name }));
  console.log(
    pending.length === 0 ? text.migrate.upToDate : text.migrate.wouldApply({ count: pending.length }),
  );
}
