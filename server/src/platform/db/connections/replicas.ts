import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { requestSignal } from '../../http/requests/request-signal.ts';
import type { Queries, Replicas } from '../database.ts';
import { type PoolSettings, statementLimit, type PostgresPool } from './postgres-pool.ts';
import { lookEvery, openReplica, type Replica, systemIdentifier } from './replica.ts';
import type { Statement } from '../sql.ts';

/** Milliseconds. A replica that lacks something that the primary had this long ago is left out. */
const maxLag = 2_000;

type Used = { replica: Replica; reads: number; repeated: number; wasUsable: boolean };

/** Where the statements of one request are read. It is chosen once, so that a request sees one state. */
type RequestReads = {
  /** Position of the person's last write. A replica must have replayed it. */
  after: number;
  chosen: Used | 'primary' | undefined;
  wasReplica: boolean;
};

const currentReads = new AsyncLocalStorage<RequestReads>();

/** Opens the replicas of a primary and follows their positions. A replica that is down is used as soon as it answers. */
export async function openReplicas(
  primary: PostgresPool,
  urls: readonly string[],
  settings: PoolSettings,
): Promise<{ reads: Queries; replicas: Replicas; close(): Promise<void> }> {
  const { rows } = await primary.pool.query<{ system: string }>(systemIdentifier);
  const replicas = urls.map((url): Used => ({
    replica: openReplica(url, rows[0]!.system, settings),
    reads: 0,
    repeated: 0,
    wasUsable: true,
  }));
  const onPrimary = { afterOwnWrite: 0, withoutReplica: 0 };
  const closing = new AbortController();
  let tell: (sentence: string) => void = () => {};
  let next = 0;

  // Positions of the primary, the oldest first, with the instant at which each was known.
  let positions: { at: number; position: number }[] = [];
  async function look(): Promise<void> {
    const answer = await primary.pool.query<{ position: number }>(
      `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`,
    );
    const at = performance.now();
    const firstNeeded = positions.findLastIndex((each) => each.at <= at - maxLag);
    positions = positions.slice(Math.max(0, firstNeeded));
    positions.push({ at, position: answer.rows[0]!.position });
  }
  /** What a replica must have replayed to be used. While the primary is silent, nothing more is asked for. */
  const required = () => {
    const old = performance.now() - maxLag;
    return (positions.findLast(({ at }) => at <= old) ?? positions[0])?.position ?? Infinity;
  };
  const isUsable = ({ isConnected, replayed }: Replica) => isConnected && replayed >= required();

  const opened = performance.now();
  function tellChanges(): void {
    // For a moment nothing is known of them.
    if (performance.now() - opened < maxLag) return;
    for (const each of replicas) {
      const usable = isUsable(each.replica);
      if (usable !== each.wasUsable) tell(sentenceOf(each.replica, usable));
      each.wasUsable = usable;
    }
  }
  async function lookAlways(): Promise<void> {
    while (!closing.signal.aborted) {
      await look().catch(() => {});
      tellChanges();
      await wait(lookEvery, undefined, { signal: closing.signal }).catch(() => {});
    }
  }
  const looking = lookAlways();

  function choose(after: number): Used | 'primary' {
    const usable = replicas.filter(({ replica }) => isUsable(replica));
    const current = usable.filter(({ replica }) => replica.replayed >= after);
    if (current.length > 0) return current[next++ % current.length]!;
    onPrimary[usable.length > 0 ? 'afterOwnWrite' : 'withoutReplica']++;
    return 'primary';
  }

  async function query<Row>(statement: Statement): Promise<Row[]> {
    const request = currentReads.getStore();
    if (!request) return primary.query<Row>(statement);
    const chosen = (request.chosen ??= choose(request.after));
    if (chosen === 'primary') return primary.query<Row>(statement);
    request.wasReplica = true;
    const began = performance.now();
    try {
      const found = await chosen.replica.query<Row>(statement);
      chosen.reads++;
      return found;
    } catch (problem) {
      requestSignal()?.throwIfAborted();
      // The statement's own time limit: the primary would not be faster.
      if (performance.now() - began >= statementLimit) throw problem;
      // A conflict with the replay (40001, 57014), a replica that is gone, or one whose schema is older.
      chosen.repeated++;
      request.chosen = 'primary';
      return primary.query<Row>(statement);
    }
  }

  async function reading<Result>(
    after = 0,
    work: () => Promise<Result>,
    mayBeStale: (problem: unknown) => boolean,
  ): Promise<Result> {
    const request: RequestReads = { after, chosen: undefined, wasReplica: false };
    try {
      return await currentReads.run(request, work);
    } catch (problem) {
      if (!request.wasReplica || !mayBeStale(problem)) throw problem;
      return work();
    }
  }

  const status = () =>
    replicas.map(({ replica, reads, repeated }) => ({
      name: replica.name,
      isUsed: isUsable(replica),
      lagBytes: Math.max(0, (positions.at(-1)?.position ?? 0) - replica.replayed),
      reads,
      repeated,
    }));

  return {
    reads: { query },
    replicas: {
      reading,
      status,
      primaryRequests: () => onPrimary,
      onChange: (listener) => void (tell = listener),
    },
    async close() {
      closing.abort();
      await looking;
      await Promise.all(replicas.map(({ replica }) => replica.close()));
    },
  };
}

function sentenceOf({ name, isConnected, problem }: Replica, isUsable: boolean): string {
  if (isUsable) return `The replica ${name} is used again.`;
  const reason = isConnected ? `it is more than ${maxLag / 1000} seconds behind` : problem;
  return `The replica ${name} is left out (${reason}): its reads go to the primary.`;
}
