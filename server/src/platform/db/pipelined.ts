import type pg from 'pg';
import type { Cancel, NamedStatement } from './cancelled-statement.ts';
import { givenUp } from '../http/request-signal.ts';

/** Reads under way on one connection before another one is taken. */
const mostInLine = 32;

type Read = { signal: AbortSignal | undefined };

/** A connection that reads share while any of them is under way; PostgreSQL answers them in their order. */
type Lane = { client: Promise<pg.PoolClient>; reads: Read[]; cancelling: Promise<void> | undefined };

/**
 * Asks short reads without waiting for each other's answers: what comes in at the same moment travels to PostgreSQL
 * together, down a connection that stays awake. Waking a process for each costs more than the reading.
 */
export function createShortReads(pool: pg.Pool, cancel: Cancel) {
  const lanes = new Set<Lane>();

  function laneWithRoom(): Lane {
    for (const lane of lanes) if (lane.reads.length < mostInLine) return lane;
    const lane: Lane = { client: pool.connect(), reads: [], cancelling: undefined };
    lanes.add(lane);
    return lane;
  }

  /** Only the first in line runs; a cancellation would hit it, whoever else has gone. */
  function cancelGivenUp(lane: Lane): void {
    if (!lane.reads[0]?.signal?.aborted || lane.cancelling) return;
    lanes.delete(lane);
    lane.cancelling = lane.client.then(cancel).catch(() => {});
  }

  function leave(lane: Lane, read: Read): void {
    lane.reads.splice(lane.reads.indexOf(read), 1);
    cancelGivenUp(lane);
    if (lane.reads.length > 0) return;
    lanes.delete(lane);
    void giveBack(lane).catch(() => {}); // it never connected
  }

  return async (statement: NamedStatement): Promise<pg.QueryResult> => {
    const signal = givenUp();
    signal?.throwIfAborted();
    const lane = laneWithRoom();
    const read = { signal };
    lane.reads.push(read);
    const giveUp = () => cancelGivenUp(lane);
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await (await lane.client).query(statement);
    } catch (problem) {
      signal?.throwIfAborted();
      if (!lane.cancelling) throw problem;
    } finally {
      signal?.removeEventListener('abort', giveUp);
      leave(lane, read);
    }
    // The cancellation of another one came late and has hit this one.
    return pool.query(statement);
  };
}

/** A connection that something was cancelled on is closed: what comes late would hit whatever runs there next. */
async function giveBack({ client, cancelling }: Lane): Promise<void> {
  await cancelling;
  (await client).release(cancelling !== undefined);
}
