import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabasePlace } from '@tv/server/platform/config';
import { migrate, pendingMigrations } from '@tv/server/platform/db/migrate';
import { readMigrations } from '@tv/server/platform/db/migrations';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { refuseElsewhere } from './portal-data.ts';
import { readArguments } from './read-arguments.ts';

/**
 * Brings the database of DATABASE_URL, or the embedded one in DATA_DIR, up to date without starting the service.
 * `--dry-run` prints what would be applied and changes nothing.
 */
export async function migrateCommand(args: string[], env = process.env): Promise<boolean> {
  const { values } = readArguments(args, { 'dry-run': { type: 'boolean' } }, { command: 'migrate' });
  refuseElsewhere('migrate', env);
  const place = readDatabasePlace(env);
  const isNew = !place.databaseUrl && !existsSync(join(place.dataDir, 'database'));
  if (values['dry-run'] && isNew) {
    print(readMigrations().map(({ name }) => name));
    return true;
  }
  const database = await openDatabase(place);
  try {
    if (values['dry-run']) print(await pendingMigrations(database));
    else {
      const applied = await migrate(database, { log: console.log });
      for (const name of applied) console.log(`Applied ${name}`);
      console.log(applied.length === 0 ? upToDate : `The database is up to date: ${applied.length} applied.`);
    }
  } finally {
    await database.close();
  }
  return true;
}

const upToDate = 'Nothing to do: the database is up to date.';

function print(pending: readonly string[]): void {
  for (const name of pending) console.log(`Would apply ${name}`);
  console.log(pending.length === 0 ? upToDate : `${pending.length} would be applied; nothing was changed.`);
}
