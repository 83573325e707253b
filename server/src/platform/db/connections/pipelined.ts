import type pg from 'pg';
import { type Cancel, runOnce } from './cancelled-statement.ts';
import { requestSignal } from '../../http/requests/request-signal.ts';
import { type NamedStatement, runOn } from '../second-lock/scoped-query.ts';

/** Reads in progress on one connection. Beyond that, another connection is opened. */
const maxReadsPerConnection = 32;

/** Milliseconds without an answer after which no further read joins a connection. */
const longestAnswer = 1_000;

type Read = { signal: AbortSignal | undefined; since: number };

/** A connection that is shared while any of its reads is in progress. PostgreSQL answers the reads in order. */
type SharedConnection = {
  client: Promise<pg.PoolClient>;
  reads: Read[];
  cancelling: Promise<void> | undefined;
};

/**
 * Runs pipelined reads: statements that arrive together are sent on one connection without waiting for each other's
 * answers. Taking a connection for each would wake a PostgreSQL process each time, which costs more than the read itself.
 */
export function createPipelinedReads(pool: pg.Pool, cancel: Cancel) {
  const connections = new Set<SharedConnection>();

  function connectionWithRoom(): SharedConnection {
    for (const connection of connections) if (hasRoom(connection)) return connection;
    const connection: SharedConnection = { client: pool.connect(), reads: [], cancelling: undefined };
    connections.add(connection);
    return connection;
  }

  /** Cancels the first read, once its client is gone. Only the first read runs, so a cancellation always ends that one. */
  function cancelAborted(connection: SharedConnection): void {
    if (!connection.reads[0]?.signal?.aborted || connection.cancelling) return;
    connections.delete(connection);
    connection.cancelling = connection.client.then(cancel).catch(() => {});
  }

  function leave(connection: SharedConnection, read: Read): void {
    connection.reads.splice(connection.reads.indexOf(read), 1);
    cancelAborted(connection);
    if (connection.reads.length > 0) return;
    connections.delete(connection);
    void release(connection).catch(() => {}); // the connection failed: there is nothing to release
  }

  return async (statement: NamedStatement): Promise<pg.QueryResult> => {
    const signal = requestSignal();
    signal?.throwIfAborted();
    const connection = connectionWithRoom();
    const read = { signal, since: Date.now() };
    connection.reads.push(read);
    const onAbort = () => cancelAborted(connection);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await runOn(await connection.client, statement);
    } catch (problem) {
      signal?.throwIfAborted();
      if (!connection.cancelling) throw problem;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      leave(connection, read);
    }
    // A late cancellation of another read has ended this one. Reads are safe to repeat.
    return runOnce(pool, statement);
  };
}

/** A read joins no connection whose first read has waited long: it would wait as long, though others answer. */
const hasRoom = ({ reads }: SharedConnection): boolean =>
  reads.length < maxReadsPerConnection && (!reads[0] || Date.now() - reads[0].since < longestAnswer);

/** Releases the connection. After a cancellation it is closed, because a late one would end the next statement on it. */
async function release({ client, cancelling }: SharedConnection): Promise<void> {
  await cancelling;
  (await client).release(cancelling !== undefined);
}
