import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { cancellable, createCancel } from './cancelled-statement.ts';
import type { Database } from './database.ts';
import { createPipelinedReads } from './pipelined.ts';
import { statementName, type Statement } from './sql.ts';
import { StartupProblem } from '../startup-problem.ts';

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, which it locks for this process. */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl);
  const folder = join(where.dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { openEmbedded } = await import('./embedded-database.ts');
  return openEmbedded(folder, where.dataDir);
}

// 64-bit counts are numbers: none of ours passes 2^53.
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Rows come from memory or flash. Compiling our statements, or running them in parallel, takes longer than running them. */
const manyShortStatements =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

async function openPostgres(connectionString: string): Promise<Database> {
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
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced at the next query
  pool.on('connect', (client) => client.on('error', () => {})); // one in use fails its statement
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartupProblem(
      `The database at DATABASE_URL does not answer (${(cause as Error).message}): start PostgreSQL or correct the address.`,
    );
  }
  const named = ({ text, values }: Statement) => ({ name: statementName(text), text, values });
  const cancel = createCancel(connectionString);
  const run = cancellable(pool, cancel);
  const runPipelined = createPipelinedReads(pool, cancel);
  return {
    embedded: undefined,
    text: pool,
    query: async <Row>(statement: Statement) =>
      (await (statement.isPipelined ? runPipelined : run)(named(statement))).rows as Row[],
    async execute(text) {
      await pool.query(text);
    },
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          query: async <Row>(statement: Statement) => (await client.query(named(statement))).rows as Row[],
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (problem) {
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw problem;
      }
    },
    close: () => pool.end(),
  };
}
