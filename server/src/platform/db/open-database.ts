import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { runLongSession } from './long-session.ts';
import { createPostgresPool, named } from './postgres-pool.ts';
import type { Statement } from './sql.ts';
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

async function openPostgres(connectionString: string): Promise<Database> {
  const { pool, query } = createPostgresPool(connectionString);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartupProblem(
      `The database at DATABASE_URL does not answer (${(cause as Error).message}): start PostgreSQL or correct the address.`,
    );
  }
  return {
    embedded: undefined,
    text: pool,
    query,
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
    longSession: (work) => runLongSession(connectionString, work),
    longTransaction: (work) =>
      runLongSession(connectionString, async (session) => {
        await session.execute('begin');
        const result = await work(session);
        await session.execute('commit'); // the end of a session without it undoes everything
        return result;
      }),
    close: () => pool.end(),
  };
}
