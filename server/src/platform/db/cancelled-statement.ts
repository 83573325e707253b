import pg from 'pg';
import { requestSignal } from '../http/request-signal.ts';

/** Cancellations in progress at once. Beyond that a statement runs until its own time limit. */
const maxAtOnce = 4;
/** Time limit of a cancellation, in milliseconds. */
const longestCancel = 2_000;

/** A statement with the name under which pg prepares it, once per connection. */
export type NamedStatement = { name: string; text: string; values: unknown[]; query_timeout: number };

/** Cancels the statement that runs on a connection. Never rejects. */
export type Cancel = (client: pg.PoolClient) => Promise<void>;

// The types of pg lack this property.
const processOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID;

export function createCancel(connectionString: string): Cancel {
  let underWay = 0;
  return async (stopped) => {
    if (underWay >= maxAtOnce) return;
    underWay++;
    // A connection outside the pool: all connections of the pool may be busy with statements to cancel.
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

/** Runs statements on the pool. A statement is cancelled in PostgreSQL when the client of its request is gone. */
export function cancellable(pool: pg.Pool, cancel: Cancel) {
  return async (statement: NamedStatement): Promise<pg.QueryResult> => {
    const signal = requestSignal();
    if (!signal) return pool.query(statement);
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    const onAbort = () => {
      cancelling = cancel(client);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', onAbort, { once: true });
      return await client.query(statement);
    } catch (problem) {
      signal.throwIfAborted();
      throw problem;
    } finally {
      signal.removeEventListener('abort', onAbort);
      await cancelling;
      // After a cancellation the connection is closed: a late one would end the next statement on it.
      client.release(cancelling !== undefined);
    }
  };
}
