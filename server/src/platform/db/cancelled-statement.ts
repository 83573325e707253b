import pg from 'pg';
import { givenUp } from '../http/request-signal.ts';

/** Cancellations under way at once; past it a statement runs on until its own time limit. */
const mostAtOnce = 4;
/** Milliseconds. */
const longestCancel = 2_000;

/** A statement as pg prepares it once a connection. */
export type NamedStatement = { name: string; text: string; values: unknown[] };

/** Stops what the process of a connection runs in PostgreSQL; has no answer that could fail. */
export type Cancel = (client: pg.PoolClient) => Promise<void>;

// The types of pg leave it out.
const processOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID;

export function createCancel(connectionString: string): Cancel {
  let underWay = 0;
  return async (stopped) => {
    if (underWay >= mostAtOnce) return;
    underWay++;
    // Not of the pool: that one may be full of what is to be cancelled.
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: longestCancel,
      query_timeout: longestCancel,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_cancel_backend($1)', [processOf(stopped)]);
    } catch {
      // The statement's own time limit ends it.
    } finally {
      underWay--;
      await client.end().catch(() => {});
    }
  };
}

/** Runs statements on the pool; one whose request is given up meanwhile is cancelled in PostgreSQL too. */
export function cancellable(pool: pg.Pool, cancel: Cancel) {
  return async (statement: NamedStatement): Promise<pg.QueryResult> => {
    const signal = givenUp();
    if (!signal) return pool.query(statement);
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    const giveUp = () => {
      cancelling = cancel(client);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', giveUp, { once: true });
      return await client.query(statement);
    } catch (problem) {
      signal.throwIfAborted();
      throw problem;
    } finally {
      signal.removeEventListener('abort', giveUp);
      await cancelling;
      // A cancellation that came late would hit whatever runs there next.
      client.release(cancelling !== undefined);
    }
  };
}
