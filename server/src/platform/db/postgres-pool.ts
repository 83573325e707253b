import pg from 'pg';
import { cancellable, createCancel } from './cancelled-statement.ts';
import { requestTimeLeft, withinRequestTime } from '../http/request-time.ts';
import { createPipelinedReads } from './pipelined.ts';
import { statementName, type Statement } from './sql.ts';

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
const manyShortStatements =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

/** Milliseconds after which PostgreSQL ends a statement. */
export const statementLimit = 15_000;

/** Connections to one PostgreSQL server, and the two ways in which statements run on them. */
export type PostgresPool = {
  pool: pg.Pool;
  /** Rows of one prepared statement. A statement that is marked as pipelined shares its connection with others. */
  query<Row>(statement: Statement): Promise<Row[]>;
};

/** The statement under the name by which each connection prepares it once. */
export const named = ({ text, values }: Statement) => ({
  ...limited(text),
  name: statementName(text),
  values,
});

/** A statement that fails, and closes its connection, where PostgreSQL is silent. */
export const limited = (text: string) => ({
  text,
  query_timeout: requestTimeLeft() === undefined ? longestSilence.elsewhere : longestSilence.inRequest,
});

/** Opens no connection yet. `options` replace those of every pool. */
export function createPostgresPool(connectionString: string, options: pg.PoolConfig = {}): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementLimit,
    // Statements are written to be planned once. Planning a search anew costs ten times what the search does.
    options: '-c plan_cache_mode=force_generic_plan',
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    types,
    pipeline: true, // for pipelined statements; all others wait for their answers
    // Awaited, whatever its type says.
    onConnect: async (client) => void (await client.query(limited(manyShortStatements) as pg.QueryConfig)),
    ...options,
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced at the next query
  pool.on('connect', (client) => client.on('error', () => {})); // one in use fails its statement
  const cancel = createCancel(connectionString);
  const run = cancellable(pool, cancel);
  const runPipelined = createPipelinedReads(pool, cancel);
  return {
    pool,
    query: <Row>(statement: Statement) =>
      withinRequestTime(
        'The database',
        async () => (await (statement.isPipelined ? runPipelined : run)(named(statement))).rows as Row[],
      ),
  };
}
