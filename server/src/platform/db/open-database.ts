import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runLongSession } from './long-session.ts';
import type pg from 'pg';
import type { Database, TextQueries } from './database.ts';
import { Silent, withinRequestTime } from '../http/request-time.ts';
import { createPostgresPool, limited, named } from './postgres-pool.ts';
import { openReplicas } from './replicas.ts';
import type { Statement } from './sql.ts';
import { tracing } from '../telemetry/tracing.ts';
import { tracedDatabase } from './traced-database.ts';
import { StartupProblem } from '../startup-problem.ts';

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, which it locks for this process. */
export async function openDatabase(where: Where): Promise<Database> {
  const db = await openUntraced(where);
  return tracing() ? tracedDatabase(db) : db;
}

type Where = {
  databaseUrl?: string | undefined;
  databaseReplicaUrls?: readonly string[];
  dataDir: string;
};

async function openUntraced(where: Where): Promise<Database> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl, where.databaseReplicaUrls ?? []);
  const folder = join(where.dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { openEmbedded } = await import('./embedded-database.ts');
  return openEmbedded(folder, where.dataDir);
}

async function openPostgres(connectionString: string, replicaUrls: readonly string[]): Promise<Database> {
  const primary = createPostgresPool(connectionString);
  const { pool, query } = primary;
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartupProblem(
      `The database at DATABASE_URL does not answer (${(cause as Error).message}): start PostgreSQL or correct the address.`,
    );
  }
  const replicated = replicaUrls.length > 0 ? await openReplicas(primary, replicaUrls) : undefined;
  const database: Database = {
    embedded: undefined,
    text: textQueries(pool),
    query,
    get reads() {
      return replicated?.reads ?? database;
    },
    replicas: replicated?.replicas,
    connections: () => ({
      limit: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      // One that waits for its own connection to open is not counted.
      waiting: pool.totalCount < pool.options.max ? 0 : pool.waitingCount,
    }),
    async execute(text) {
      await pool.query(text);
    },
    async transaction(work) {
      const client = await connect(pool);
      const within = <Result>(run: () => Promise<Result>) => withinRequestTime('The database', run);
      try {
        await within(() => client.query(limited('begin')));
        const result = await work({
          query: <Row>(statement: Statement) =>
            within(async () => (await client.query(named(statement))).rows as Row[]),
        });
        await within(() => client.query(limited('commit')));
        client.release();
        return result;
      } catch (problem) {
        if (problem instanceof Silent) client.release(problem);
        else
          await client.query(limited('rollback')).then(
            () => client.release(),
            (broken: Error) => client.release(broken),
          );
        throw problem;
      }
    },
    longSession: (work) => runLongSession(connectionString, work),
    longTransaction: (work) =>
      runLongSession(connectionString, async (session) => {
        await session.execute('begin');
        const result = await work(session);
        await session.execute('commit'); // the end of a session without it undoes everything
        return result;
      }),
    // Reads go on while the disk of PostgreSQL is full. An instance that is not ready would end them, too.
    obstacle: async () => undefined,
    async close() {
      await replicated?.close();
      await pool.end();
    },
  };
  return database;
}

/** A connection of the pool. One that comes after the request has given up goes back. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = pool.connect();
  try {
    return await withinRequestTime('The database', () => client);
  } catch (problem) {
    client.then(
      (late) => late.release(),
      () => {},
    );
    throw problem;
  }
}

const textQueries = (pool: pg.Pool): TextQueries =>
  ({
    query: (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const config = typeof statement === 'string' ? { text: statement, values } : statement;
      return withinRequestTime('The database', () => pool.query({ ...config, ...limited(config.text) }));
    },
  }) as TextQueries;
