import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPostgresPool, type PoolSettings } from './postgres-pool.ts';
import type { Queries } from '../database.ts';

/** Milliseconds between two looks at a server. */
export const lookEvery = 200;
/** Milliseconds before a replica that cannot be reached is tried again. */
const tryAgainAfter = 1_000;
/** Milliseconds in which a replica must answer. Reads that wait for a silent one are repeated on the primary after that. */
const longestAnswer = 1_500;

/** A standby that streams from the primary. Positions are bytes of the write-ahead log (WAL). */
export type Replica = Queries & {
  /** Host and port, for logs and metrics. */
  name: string;
  /** It answers, it is a standby, and it belongs to the primary's cluster. */
  readonly isConnected: boolean;
  /** Everything before this position is visible there. It is what the replica said last, so it may be further by now. */
  readonly replayed: number;
  /** Why it is not connected: a part of a sentence. */
  readonly problem: string;
  close(): Promise<void>;
};

/** The identity that a primary and its standbys share. */
export const systemIdentifier = `select system_identifier::text as system from pg_control_system()`;

/** Opens a replica and asks it for its position until it is closed. `system`: the primary's identity. */
export function openReplica(connectionString: string, system: string, settings: PoolSettings): Replica {
  const { host } = new URL(connectionString);
  const { pool, query } = createPostgresPool(connectionString, settings, {
    connectionTimeoutMillis: longestAnswer,
  });
  const connections = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    connections.add(client);
    client.once('end', () => connections.delete(client));
  });
  const closing = new AbortController();
  const state = { isConnected: false, replayed: -1, problem: 'it was not asked yet' };

  /** Follows one connection. Throws when the replica is gone, silent, or no standby of this primary. */
  async function follow(): Promise<void> {
    // Beside the pool: all connections of the pool may be busy with long searches.
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ system: string }>(systemIdentifier);
      if (rows[0]?.system !== system) throw new Error('it belongs to another database cluster');
      while (!closing.signal.aborted) {
        const position = await replayedOf(client);
        Object.assign(state, { isConnected: true, replayed: position, problem: '' });
        await wait(lookEvery, undefined, { signal: closing.signal });
      }
    } finally {
      // Not awaited: a silent server does not answer the farewell either.
      client.end().catch(() => {});
      streamOf(client).destroy();
    }
  }

  async function followAlways(): Promise<void> {
    while (!closing.signal.aborted) {
      await follow().catch(({ message }: Error) => {
        Object.assign(state, { isConnected: false, problem: message });
      });
      // Statements that wait for an answer fail now, and are repeated on the primary.
      for (const client of connections) streamOf(client).destroy();
      await wait(tryAgainAfter, undefined, { signal: closing.signal }).catch(() => {});
    }
  }
  const following = followAlways();

  return {
    name: host,
    query,
    get isConnected() {
      return state.isConnected;
    },
    get replayed() {
      return state.replayed;
    },
    get problem() {
      return state.problem;
    },
    async close() {
      closing.abort();
      await following;
      await pool.end();
    },
  };
}

async function replayedOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ standby: boolean; replayed: number | null }>(`
    select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as replayed`);
  const { standby, replayed } = rows[0]!;
  if (!standby) throw new Error('it is no standby');
  return replayed ?? -1;
}

// The types of pg lack this property.
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
