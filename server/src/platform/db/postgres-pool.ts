import pg from 'pg';
import { cancellable, createCancel } from './cancelled-statement.ts';
import { createPipelinedReads } from './pipelined.ts';
import { statementName, type Statement } from './sql.ts';

/** How values are read. 64-bit counts are numbers: none of ours passes 2^53. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Rows come from memory or flash. Compiling our statements, or running them in parallel, takes longer than running them. */
const manyShortStatements =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

/** Connections to one PostgreSQL server, and the two ways in which statements run on them. */
export type PostgresPool = {
  pool: pg.Pool;
  /** Rows of one prepared statement. A statement that is marked as pipelined shares its connection with others. */
  query<Row>(statement: Statement): Promise<Row[]>;
};

/** The statement under the name by which each connection prepares it once. */
export const named = ({ text, values }: Statement) => ({ name: statementName(text), text, values });

/** Opens no connection yet. `options` replace those of every pool. */
export function createPostgresPool(connectionString: string, options: pg.PoolConfig = {}): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    types,
    pipeline: true, // for pipelined statements; all others wait for their answers
    // Awaited, whatever its type says.
    onConnect: async (client) => void (await client.query(manyShortStatements)),
    ...options,
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced at the next query
  pool.on('connect', (client) => client.on('error', () => {})); // one in use fails its statement
  const cancel = createCancel(connectionString);
  const run = cancellable(pool, cancel);
  const runPipelined = createPipelinedReads(pool, cancel);
  return {
    pool,
    query: async <Row>(statement: Statement) =>
      (await (statement.isPipelined ? runPipelined : run)(named(statement))).rows as Row[],
  };
}
