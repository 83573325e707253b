import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { StartupProblem } from '../startup-problem.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** The files of server/migrations in the order in which they are applied, each with the SHA-256 of its text. */
export const readMigrations = (): { name: string; text: string; checksum: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

/**
 * Brings the schema up to date: every file of server/migrations once, in the order of their names, each whole or not at
 * all. A file that was changed after it was applied is refused. `before`: only those with a smaller name, for a test of
 * what a migration does to rows. `warn`: is told of each attempt that has to be repeated.
 */
export async function migrate(
  database: Database,
  { before, warn = console.warn }: { before?: string | undefined; warn?: (text: string) => void } = {},
): Promise<void> {
  // One text is one transaction. Of instances that start at once, all but one wait here: PostgreSQL lets two make the
  // same table at the same time, and then refuses one of them.
  await database.execute(`
    select pg_advisory_xact_lock(hashtext('migrations'));
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
    alter table migrations add column if not exists checksum text`);
  const { rows } = await database.text.query('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name as string, row.checksum as string | null]));
  const migrations = readMigrations();
  const unknown = [...applied.keys()].find(
    (name) => !migrations.some((migration) => migration.name === name),
  );
  if (unknown)
    throw new StartupProblem(
      `The database is newer than this version (it has ${unknown}): start the newer version again, or choose another folder with DATA_DIR.`,
    );
  for (const migration of migrations) {
    if (!applied.has(migration.name)) {
      if (!before || migration.name < before) await apply(database, migration, warn);
    } else await compare(database, migration, applied.get(migration.name) ?? null);
  }
}

type Migration = ReturnType<typeof readMigrations>[number];

/** Older versions stored no checksums. For their migrations the files of the first version with checksums count. */
async function compare(database: Database, { name, checksum }: Migration, known: string | null) {
  if (known === null)
    await database.text.query('update migrations set checksum = $2 where name = $1 and checksum is null', [
      name,
      checksum,
    ]);
  else if (known !== checksum)
    throw new StartupProblem(
      `The migration ${name} was changed after it was applied to this database: restore the file, and put the change into a new one.`,
    );
}

const mostAttempts = 5;
/** Milliseconds between two attempts of a migration. */
const pause = 500;

/** PostgreSQL's code of a transaction that was ended because it and another one waited for each other. */
const isDeadlock = (problem: unknown) => (problem as { code?: unknown }).code === '40P01';

/**
 * Applies a migration. It locks tables in an order of its own, so that it and an edit of the version beside it may wait for
 * each other. PostgreSQL then ends one of the two, and the migration is tried again.
 */
async function apply(
  database: Database,
  migration: Migration,
  warn: (text: string) => void,
  attempt = 1,
): Promise<void> {
  const { name, text, checksum } = migration;
  try {
    // One text is one transaction. Its row comes first: of several instances that start at once, the later ones wait
    // for that row and then find the migration applied.
    await database.execute(
      `insert into migrations (name, checksum) values ('${name}', '${checksum}'); ${text}`,
    );
  } catch (problem) {
    const { rows } = await database.text.query('select 1 from migrations where name = $1', [name]);
    if (rows.length > 0) return;
    if (!isDeadlock(problem) || attempt === mostAttempts)
      throw new StartupProblem(`Migration ${name} failed: ${(problem as Error).message}.`);
    warn(`Migration ${name} and another transaction waited for each other. It is tried again.`);
    await wait(pause);
    await apply(database, migration, warn, attempt + 1);
  }
}
