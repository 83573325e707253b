import pg from 'pg';
import { requestSignal } from '../../http/requests/request-signal.ts';
import { type NamedStatement, runOn } from '../second-lock/scoped-query.ts';

/** Cancellations in progress at once. Beyond that a statement runs until its own time limit. */
const maxAtOnce = 4;
/** Time limit of a cancellation, in milliseconds. */
const longestCancel = 2_000;

/** Cancels the statement that runs on a connection. Never rejects. */
export type Cancel = (client: pg.PoolClient) => Promise<void>;

// The types of pg lack these properties.
type Connected = { processID: number; secretKey: number };
type Opening = {
  host: string;
  port: number;
  ssl: unknown;
  connection: NodeJS.EventEmitter & {
    stream: { destroy(): void };
    connect(port: number | string, host?: string): void;
    requestSsl(): void;
    cancel(processId: number, secretKey: number): void;
  };
};

/**
 * Cancels by a request of PostgreSQL's protocol, which needs no session: it takes none of the server's connections, and PgBouncer
 * passes it on to the connection that runs the statement.
 */
export function createCancel(connectionString: string): Cancel {
  let underWay = 0;
  return async (stopped) => {
    if (underWay >= maxAtOnce) return;
    underWay++;
    const { host, port, ssl, connection } = new pg.Client({ connectionString }) as unknown as Opening;
    const { processID, secretKey } = stopped as unknown as Connected;
    const send = () => connection.cancel(processID, secretKey);
    const timer = setTimeout(() => connection.stream.destroy(), longestCancel);
    await new Promise<void>((resolve) => {
      connection.on('connect', () => (ssl ? connection.requestSsl() : send()));
      connection.on('sslconnect', send);
      // The server closes the connection when it has done so. After a failure the statement's own time limit ends it.
      connection.on('end', resolve);
      connection.on('error', () => resolve());
      if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
      else connection.connect(port, host);
    });
    clearTimeout(timer);
    connection.stream.destroy();
    underWay--;
  };
}

/** Runs a statement on a connection of the pool. */
export async function runOnce(pool: pg.Pool, statement: NamedStatement): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    return await runOn(client, statement);
  } finally {
    client.release();
  }
}

/** Runs statements on the pool. A statement is cancelled in PostgreSQL when the client of its request is gone. */
export function cancellable(pool: pg.Pool, cancel: Cancel) {
  return async (statement: NamedStatement): Promise<pg.QueryResult> => {
    const signal = requestSignal();
    if (!signal) return runOnce(pool, statement);
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    const onAbort = () => {
      cancelling = cancel(client);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', onAbort, { once: true });
      return await runOn(client, statement);
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
