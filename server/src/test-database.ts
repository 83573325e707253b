import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openInMemory } from './platform/db/embedded-database/embedded-database.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { createDatabase, createEmptyDatabase, schemaFingerprint } from './test-postgres.ts';
import { counted } from './test-times.ts';

/**
 * An empty, migrated database of its own: PGlite in memory, or a new one at the server of `TEST_DATABASE_URL`.
 * `before`: without that migration and the later ones.
 */
export async function openTestDatabase(before?: string): Promise<{ db: Database; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const db = await counted('database', () => (before ? openInMemory() : openMigrated()));
    if (before) await migrate(db, { which: (name) => name < before });
    return { db, drop: () => db.close() };
  }
  const { url, drop } = await (before ? createEmptyDatabase(server) : createDatabase(server));
  const db = await openDatabase({ databaseUrl: url, dataDir: '' });
  if (before) await migrate(db, { which: (name) => name < before });
  return {
    db,
    async drop() {
      await db.close();
      await drop();
    },
  };
}

const cache = join(import.meta.dirname, '../../.cache');
const dumpName = /^test-database-\w+\.tar$/;

/** Creating PGlite takes seconds, reading a dump of a migrated one does not. The dump of the newest migrations is kept. */
async function openMigrated(): Promise<Database> {
  const name = `test-database-${schemaFingerprint()}.tar`;
  const file = join(cache, name);
  if (existsSync(file)) return openInMemory(new Blob([readFileSync(file)]));
  const db = await openInMemory();
  await migrate(db);
  const dump = await db.embedded!.dumpDataDir('none');
  mkdirSync(cache, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  renameSync(partial, file);
  for (const other of readdirSync(cache))
    if (dumpName.test(other) && other !== name) rmSync(join(cache, other), { force: true });
  return db;
}

/** How many statements wait in PostgreSQL's `pg_sleep` now. */
export async function sleeping(db: Database): Promise<number> {
  const { rows } = await db.text.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`,
  );
  return (rows[0] as { count: number }).count;
}
