import pg from 'pg';
import type { LongSession } from '../database.ts';
import { types } from './postgres-pool.ts';

/** Also those limits that the server or the role sets. */
const withoutLimits =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Runs `work` on a connection of its own to PostgreSQL, without time limits, and closes it. */
export async function runLongSession<Result>(
  connectionString: string,
  work: (session: LongSession) => Promise<Result>,
): Promise<Result> {
  // A statement may be silent for hours. TCP finds out whether the server is still there.
  const client = new pg.Client({ connectionString, types, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => {}); // the statement that runs fails
  await client.connect();
  try {
    await client.query(withoutLimits);
    return await work({
      async query(text, values) {
        const { rows, rowCount } = await client.query<Record<string, unknown>>(text, values);
        return { rows, rowCount: rowCount ?? 0 };
      },
      async execute(text) {
        await client.query(text);
      },
    });
  } finally {
    await client.end().catch(() => {});
  }
}
