import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from './platform/db/migrations/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { counted } from './test-times.ts';

/** A database at a PostgreSQL server that only one test has. */
export type OwnDatabase = { url: string; drop(): Promise<void> };

/** A migrated database of its own, copied from the server's template. */
export const createDatabase = (server: string): Promise<OwnDatabase> =>
  counted('database', async () => {
    const template = await findTemplate(server);
    // The copy of files touches no write-ahead log, and the tests' servers sync no file.
    return create(server, `template ${template} strategy file_copy`);
  });

/** A database of its own without a schema. */
export const createEmptyDatabase = (server: string): Promise<OwnDatabase> =>
  counted('database', () => create(server, 'template template0'));

async function create(server: string, from: string): Promise<OwnDatabase> {
  const name = `tv_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} ${from}`));
  return {
    url: addressOf(server, name),
    drop: () =>
      counted('database', () =>
        onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
      ),
  };
}

/** Names of the templates by server. Each process looks for one once. */
const templates = new Map<string, Promise<string>>();

function findTemplate(server: string): Promise<string> {
  const known = templates.get(server) ?? makeTemplate(server);
  templates.set(server, known);
  return known;
}

/** The template stays at the server: one for each set of migrations. Of several processes one makes it, and the others wait. */
async function makeTemplate(server: string): Promise<string> {
  const name = `tv_template_${schemaFingerprint()}`;
  await onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('tv_template'))`);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making} template template0`);
    const db = await openPatiently(addressOf(server, making));
    await migrate(db);
    await db.close();
    await client.query(`alter database ${making} rename to ${name}`);
    await client.query(`alter database ${name} allow_connections false`);
  });
  return name;
}

/** A server that has just started, on a computer that does much else, may not answer as soon as a portal expects. */
async function openPatiently(databaseUrl: string) {
  for (let tries = 1; ; tries++)
    try {
      return await openDatabase({ databaseUrl, dataDir: '' });
    } catch (problem) {
      if (tries === 10) throw problem;
    }
}

/** Differs where the migrations differ, or what applies them. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256');
  const migrations = join(import.meta.dirname, '../migrations');
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)));
  for (const name of [
    'embedded-database/embedded-database',
    'migrations/migrate',
    'migrations/apply-migration',
    'second-lock/second-lock',
  ])
    hash.update(readFileSync(join(import.meta.dirname, `platform/db/${name}.ts`)));
  hash.update(readFileSync(join(import.meta.dirname, '../../package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function onServer<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
