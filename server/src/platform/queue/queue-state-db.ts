import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Jobs of one kind that are not finished. Counts end at `maxCounted`, and ages are those of the jobs that were counted. */
export type QueueState = {
  kind: string;
  /** Due, and taken by no worker. */
  ready: number;
  /** Jobs that are due later. */
  later: number;
  /** Taken by a worker that is alive. */
  running: number;
  /** Seconds since the oldest of the ready jobs became due; 0 where there is none. */
  oldest_ready: number;
  /** Seconds since the oldest job was enqueued; 0 where there is none. */
  oldest: number;
};

const maxCounted = 10_000;

/** The state of the queue, a row for each of the kinds. */
export const readQueueState = (db: Queries, kinds: readonly string[]): Promise<QueueState[]> =>
  db.query<QueueState>(sql`
    select k.kind, s.ready, s.later, r.running, s.oldest_ready,
      greatest(s.oldest, r.oldest) as oldest
    from unnest(${kinds}::text[]) as k (kind),
      lateral (
        select count(*) filter (where run_at <= now())::int as ready,
          count(*) filter (where run_at > now())::int as later,
          greatest(0, coalesce(extract(epoch from now() - min(run_at)), 0))::float8 as oldest_ready,
          greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as oldest
        from (
          select run_at, created_at from jobs
          where kind = k.kind and finished_at is null and lease is null
          order by is_suspect, priority, run_at limit ${maxCounted}::int) unleased) s,
      lateral (
        select count(*) filter (where lease_until > now())::int as running,
          greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as oldest
        from (
          select lease_until, created_at from jobs
          where kind = k.kind and lease is not null
          limit ${maxCounted}::int) leased) r`);
