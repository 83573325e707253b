import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openInMemory } from './platform/db/embedded-database.ts';
import { migrate } from './platform/db/migrate.ts';

/**
 * An empty, migrated database of its own: PGlite in memory, or a new one at the server of `TEST_DATABASE_URL`.
 * `before`: without that migration and the later ones.
 */
export async function openTestDatabase(before?: string): Promise<{ db: Database; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const db = before ? await openInMemory() : await openMigrated();
    if (before) await migrate(db, { which: (name) => name < before });
    return { db, drop: () => db.close() };
  }
  const { url, drop } = await createDatabase(server);
  const db = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrate(db, { which: before === undefined ? undefined : (name) => name < before });
  return {
    db,
    async drop() {
      await db.close();
      await drop();
    },
  };
}

/** An empty database of its own at a PostgreSQL server, for a test that starts the service as a process. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tv_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Creating PGlite takes seconds, reading a dump of a migrated one does not; there is one dump per set of migrations. */
async function openMigrated(): Promise<Database> {
  const file = join(tmpdir(), `tv-test-database-${fingerprint()}.tar`);
  if (existsSync(file)) return openInMemory(new Blob([readFileSync(file)]));
  const db = await openInMemory();
  await migrate(db);
  const dump = await db.embedded!.dumpDataDir('none');
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  renameSync(partial, file);
  return db;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = join(import.meta.dirname, '../migrations');
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)));
  for (const name of ['embedded-database', 'migrate', 'apply-migration'])
    hash.update(readFileSync(join(import.meta.dirname, `platform/db/${name}.ts`)));
  hash.update(readFileSync(join(import.meta.dirname, '../../package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** How many statements wait in PostgreSQL's `pg_sleep` now. */
export async function sleeping(db: Database): Promise<number> {
  const { rows } = await db.text.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`,
  );
  return (rows[0] as { count: number }).count;
}
