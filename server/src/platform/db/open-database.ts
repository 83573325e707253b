import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runLongSession } from './connections/long-session.ts';
import type pg from 'pg';
import type { Database, TextQueries } from './database.ts';
import { Silent, withinRequestTime } from '../http/requests/request-time.ts';
import {
  createPostgresPool,
  defaultConnections,
  limited,
  type PoolSettings,
} from './connections/postgres-pool.ts';
import { inEnglish, type Sentence } from '../sentences.ts';
import { answersOnce, checkSessions } from './connections/sessions.ts';
import { strictDatabase, strictSwitch } from './strict-database.ts';
import { arrangeRoles } from './arrange-roles.ts';
import { runOnce } from './connections/cancelled-statement.ts';
import { openReplicas } from './connections/replicas.ts';
import { hasRole, nameFor, type NamedStatement, settingFor } from './second-lock/scoped-query.ts';
import { SecondLock } from './second-lock/second-lock.ts';
import type { Statement } from './sql.ts';
import { tracing } from '../telemetry/tracing.ts';
import { tracedDatabase } from './traced-database.ts';

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, which it locks for this process. */
export async function openDatabase(where: Where): Promise<Database> {
  const opened = await openUntraced(where);
  const db = process.env[strictSwitch] ? strictDatabase(opened) : opened;
  return tracing() ? tracedDatabase(db) : db;
}

type Where = {
  databaseUrl?: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | undefined;
  databaseReplicaUrls?: readonly string[];
  /** Connections that this process opens at most to one server. */
  databaseConnections?: number;
  dataDir: string;
  /** Gets warnings about settings of the database. Absent: the log does. */
  warn?: (sentence: Sentence) => void;
};

async function openUntraced(where: Where): Promise<Database> {
  if (where.databaseUrl) return openPostgres({ ...where, databaseUrl: where.databaseUrl });
  const folder = join(where.dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { openEmbedded } = await import('./embedded-database/embedded-database.ts');
  return openEmbedded(folder, where.dataDir);
}

async function openPostgres({
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrls: replicaUrls = [],
  databaseConnections = defaultConnections,
  warn = (sentence) => console.warn(inEnglish(sentence)),
}: Where & { databaseUrl: string }): Promise<Database> {
  const lock = new SecondLock();
  const settings = { connections: databaseConnections, isPooled: databaseDirectUrl !== undefined, lock };
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const primary = createPostgresPool(databaseUrl, settings);
  const { pool, query, prepared } = primary;
  try {
    await checkSessions(pool, databaseDirectUrl, warn);
    await lock.look(pool);
  } catch (problem) {
    await pool.end();
    throw problem;
  }
  const replicated = replicaUrls.length > 0 ? await openReplicas(primary, replicaUrls, settings) : undefined;
  const database: Database = {
    embedded: undefined,
    text: textQueries(pool, settings),
    query,
    get reads() {
      return replicated?.reads ?? database;
    },
    replicas: replicated?.replicas,
    connections() {
      const { count: waiting, longest: longestWait } = pool.waiting();
      return {
        ...{ limit: pool.limit, open: pool.totalCount, idle: pool.idleCount, waiting, longestWait },
        answersApart: (milliseconds) => answersOnce(databaseUrl, milliseconds),
      };
    },
    async execute(text) {
      const client = await pool.connect();
      const isScoped = hasRole(client);
      try {
        if (isScoped) await client.query('set role none');
        await client.query(text);
      } finally {
        client.release(isScoped);
      }
    },
    async transaction(work) {
      const client = await connect(pool);
      const within = <Result>(run: () => Promise<Result>) => withinRequestTime('The database', run);
      try {
        const scope = lock.values();
        const setting = settingFor(client, scope ? { scope } : {});
        // Sent together, so that a scope is no further wait.
        await within(() =>
          Promise.all([
            client.query(limited('begin')),
            setting && client.query({ ...limited(setting.text), values: setting.values }),
          ]),
        );
        const result = await work({
          query: <Row>(statement: Statement) =>
            within(async () => {
              // The transaction has its scope.
              const { scope: _begun, ...one } = prepared(statement);
              return (await client.query(one)).rows as Row[];
            }),
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
    longSession: (work) => runLongSession(directUrl, work),
    async secondLock() {
      if ((await lock.look(pool)) === 'on') return 'on';
      await runLongSession(directUrl, arrangeRoles);
      return lock.look(pool);
    },
    longTransaction: (work) =>
      runLongSession(directUrl, async (session) => {
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

/** Names of prepared statements are for sessions. */
const textQueries = (pool: pg.Pool, { isPooled, lock }: PoolSettings): TextQueries =>
  ({
    query: (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const { name, ...config } = typeof statement === 'string' ? { text: statement, values } : statement;
      const how = lock.valuesFor(config.text);
      const named = { values: [], ...config, name: isPooled || !name ? undefined : nameFor(name, how.scope) };
      return withinRequestTime('The database', () =>
        runOnce(pool, { ...named, ...limited(config.text), ...how } as NamedStatement),
      );
    },
  }) as TextQueries;
