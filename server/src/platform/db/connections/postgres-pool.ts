import pg from 'pg';
import { cancellable, createCancel } from './cancelled-statement.ts';
import { requestTimeLeft, withinRequestTime } from '../../http/requests/request-time.ts';
import { createPipelinedReads } from './pipelined.ts';
import { nameFor, type NamedStatement, prepareSettings, takeRole } from '../second-lock/scoped-query.ts';
import { isRefusal, type SecondLock } from '../second-lock/second-lock.ts';
import { statementName, type Statement } from '../sql.ts';
import { WaitingPool } from './waiting-pool.ts';

/** How values are read. 64-bit counts are numbers: none of ours passes 2^53. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Milliseconds without an answer after which a connection is closed and its statements fail: in a request, and elsewhere,
 * where PostgreSQL's own limit comes first while it lives.
 */
const longestSilence = { inRequest: 8_000, elsewhere: 20_000 };
/** Milliseconds without a packet after which the kernel asks whether the other machine is there. */
const keepAliveAfter = 10_000;

/** Rows come from memory or flash. Compiling our statements, or running them in parallel, takes longer than running them. */
const manyShortStatements = `set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0;
  ${prepareSettings}`;

/** Milliseconds after which PostgreSQL ends a statement. */
export const statementLimit = 15_000;

/** Connections that a process opens at most to one server, where nobody says otherwise. */
export const defaultConnections = 20;

/** A start holds one while its work uses others, and so do transactions that wait for each other. */
export const leastConnections = 4;

/** How a process connects to PostgreSQL. */
export type PoolSettings = {
  /** Connections that it opens at most to one server. */
  connections: number;
  /**
   * A pooler such as PgBouncer gives each transaction another connection (transaction mode). So nothing is kept in a session: no
   * prepared statements, no settings.
   */
  isPooled: boolean;
  lock: SecondLock;
};

/** Connections to one PostgreSQL server, and the two ways in which statements run on them. */
export type PostgresPool = {
  pool: WaitingPool;
  /** The statement with its time limits and its scope, and where a session lasts under the name by which each connection prepares it once. */
  prepared(statement: Statement): NamedStatement;
  /** Rows of one prepared statement. A statement that is marked as pipelined shares its connection with others. */
  query<Row>(statement: Statement): Promise<Row[]>;
};

/** A statement that fails, and closes its connection, where PostgreSQL is silent. */
export const limited = (text: string) => ({
  text,
  query_timeout: requestTimeLeft() === undefined ? longestSilence.elsewhere : longestSilence.inRequest,
});

/** Settings of a connection for our statements. Behind a pooler, its own connections need them: docs/scaling.md says how. */
const ofSessions: pg.PoolConfig = {
  statement_timeout: statementLimit,
  // Statements are written to be planned once. Planning a search again costs ten times what the search does.
  options: '-c plan_cache_mode=force_generic_plan',
  idle_in_transaction_session_timeout: 30_000,
};

/** Prepares a new connection. */
async function arrange(client: pg.ClientBase, { role }: SecondLock): Promise<void> {
  await client.query(limited(manyShortStatements) as pg.QueryConfig);
  if (role === undefined) return;
  // A standby may lack the role for a moment. Its statements ask for the role each, then.
  await takeRole(client, role).catch((problem: unknown) => {
    if (!isRefusal(problem)) throw problem;
  });
}

/** Opens no connection yet. `options` replace those of every pool. */
export function createPostgresPool(
  connectionString: string,
  { connections, isPooled, lock }: PoolSettings,
  options: pg.PoolConfig = {},
): PostgresPool {
  const pool = new WaitingPool({
    connectionString,
    max: connections,
    ...(isPooled ? {} : { ...ofSessions, onConnect: (client) => arrange(client, lock) }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    types,
    pipeline: true, // for pipelined statements; all others wait for their answers
    ...options,
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced at the next query
  pool.on('connect', (client) => client.on('error', () => {})); // one in use fails its statement
  const cancel = createCancel(connectionString);
  const run = cancellable(pool, cancel);
  const runPipelined = createPipelinedReads(pool, cancel);
  const prepared = ({ text, values }: Statement): NamedStatement => {
    const how = lock.valuesFor(text);
    const name = isPooled ? undefined : nameFor(statementName(text), how.scope);
    return { ...limited(text), name, values, ...how };
  };
  return {
    pool,
    prepared,
    query: <Row>(statement: Statement) =>
      withinRequestTime(
        'The database',
        async () => (await (statement.isPipelined ? runPipelined : run)(prepared(statement))).rows as Row[],
      ),
  };
}
