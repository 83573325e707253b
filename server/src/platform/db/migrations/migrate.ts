import { setTimeout as wait } from 'node:timers/promises';
import type { Database, LongSession } from '../database.ts';
import { inEnglish, type Sentence } from '../../sentences.ts';
import { SettingProblem } from '../../startup-problem.ts';
import { applyMigration } from './apply-migration.ts';
import { goesOnFrom, knownNames } from './baseline.ts';
import { type Migration, migrationsFolder, readMigrations } from './migrations.ts';
import { arrangeRoles } from '../arrange-roles.ts';

type MigrateOptions = {
  /** Which migrations are applied; all without it. */
  which?: ((name: string) => boolean) | undefined;
  /** Gets what is waited for and how far a long migration has come. */
  log?: (sentence: Sentence) => void;
  folder?: string;
  /** Milliseconds to wait for another process that migrates the same database. */
  longestWait?: number;
  /** Milliseconds for which a migration is tried again while other transactions lock its tables. */
  longestRetry?: number;
};

const minute = 60_000;
/** Milliseconds between two looks at the lock. */
const lockInterval = 500;

/**
 * Brings the schema up to date: every file of server/migrations once, in the order of their names. Of several processes one
 * migrates, and the others wait for it. No statement has a time limit. A migration that was changed after it was applied is
 * refused. A database that a newer version has migrated is taken, unless that took away what this version uses. One that has
 * what became a baseline goes on from it: the baseline is recorded, and nothing of it runs. Returns the names of the migrations
 * that it applied.
 */
export async function migrate(
  database: Database,
  {
    which = () => true,
    log = (sentence) => console.warn(inEnglish(sentence)),
    folder = migrationsFolder,
    longestWait = 10 * minute,
    longestRetry = 10 * minute,
  }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const before = await planOf(database.text, migrations);
  if (before.newer) log(['newerHarmless', { migration: before.newer }]);
  if (!before.pending.some(({ name }) => which(name)) && before.withoutChecksum.length === 0) return [];
  return database.longSession(async (session) => {
    await takeLock(session, { log, longestWait });
    await session.execute(`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
      alter table migrations add column if not exists checksum text;
      alter table migrations add column if not exists is_breaking boolean not null default false`);
    // Another process may have migrated while this one waited.
    const { pending, withoutChecksum } = await planOf(session, migrations);
    for (const { name, checksum } of withoutChecksum)
      await session.query('update migrations set checksum = $2 where name = $1', [name, checksum]);
    const chosen = pending.filter(({ name }) => which(name));
    for (const migration of chosen) await applyMigration(session, migration, { log, longestRetry });
    if (!database.embedded) await arrangeRoles(session);
    return chosen.map(({ name }) => name);
  });
}

/** Names of the migrations that `migrate` would apply, in their order. Changes nothing. */
export async function pendingMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  const { pending } = await planOf(database.text, readMigrations(folder));
  return pending.map(({ name }) => name);
}

type Reader = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };

/**
 * `withoutChecksum`: applied by versions that stored none. The files of the first version with checksums count for them.
 * `newer`: a migration of a newer version that was applied. A pending baseline whose schema is there has no text.
 */
async function planOf(reader: Reader, migrations: readonly Migration[]) {
  const applied = await readApplied(reader);
  const known = knownNames(migrations);
  const newer = [...applied.keys()].filter((name) => !known.has(name));
  const breaking = newer.find((name) => applied.get(name)?.isBreaking);
  if (breaking) throw new SettingProblem(['newerDatabase', { migration: breaking }]);
  for (const { name, checksum } of migrations)
    if ((applied.get(name)?.checksum ?? checksum) !== checksum)
      throw new SettingProblem(['migrationChanged', { name }]);
  const checksums = new Map([...applied].map(([name, { checksum }]) => [name, checksum]));
  const pending = migrations
    .filter(({ name }) => !applied.has(name))
    .map((migration) => {
      const { baseline } = migration;
      const isThere = baseline && goesOnFrom(baseline, checksums, refuseOlder);
      return isThere ? { ...migration, text: '' } : migration;
    });
  return {
    pending,
    withoutChecksum: migrations.filter(({ name }) => applied.get(name)?.checksum === null),
    newer: newer.at(-1),
  };
}

const refuseOlder = (lack: { migration: string; version: string }) =>
  new SettingProblem(['olderDatabase', lack]);

type Applied = { checksum: string | null; isBreaking: boolean };

/** Applied migrations by name. The first versions had neither the table nor, later, its columns. */
async function readApplied(reader: Reader): Promise<Map<string, Applied>> {
  const { rows: tables } = await reader.query(`select to_regclass('migrations') is not null as found`);
  if (!tables[0]?.found) return new Map();
  const { rows } = await reader.query(
    `select name, to_jsonb(m) ->> 'checksum' as checksum,
      coalesce((to_jsonb(m) ->> 'is_breaking')::boolean, false) as is_breaking
    from migrations m order by name`,
  );
  return new Map(
    rows.map((row) => [
      row.name as string,
      { checksum: row.checksum as string | null, isBreaking: row.is_breaking === true },
    ]),
  );
}

/**
 * Takes the lock of migrations, which lasts until the session ends. It is asked for again and again: a statement that waits
 * for it would be an open transaction, and `create index concurrently` waits for those.
 */
async function takeLock(
  session: LongSession,
  { log, longestWait }: Required<Pick<MigrateOptions, 'log' | 'longestWait'>>,
): Promise<void> {
  const began = Date.now();
  for (let loggedAt = -Infinity; ;) {
    const { rows } = await session.query(`select pg_try_advisory_lock(hashtext('migrations')) as taken`);
    if (rows[0]?.taken) return;
    const waited = Date.now() - began;
    if (waited >= longestWait)
      throw new SettingProblem(['migratedTooLong', { seconds: Math.round(longestWait / 1000) }]);
    if (waited - loggedAt >= minute) {
      log(['migratedElsewhere']);
      loggedAt = waited;
    }
    await wait(Math.min(lockInterval, longestWait));
  }
}
