import { ContentStatus, type LiveInput, type LiveState } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StoredReport } from '../events-db.ts';

/** Seconds for which a worker has an event. It renews them with each report. A worker that is killed loses the event after them. */
const leaseSeconds = 15;

/**
 * Takes an event for a worker, unless another one has it, or it is over. Answers whether it has it now. One statement, so that of
 * two workers one gets it.
 */
export async function takeEvent(db: Queries, id: string, workerId: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update live_events l set worker_id = ${workerId}::uuid,
      leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}::int)
    where l.media_content_id = ${id}::uuid and l.ended_at is null
      and (l.worker_id is null or l.worker_id = ${workerId}::uuid or l.leased_until <= ${now}::timestamptz)
      and exists (select from media_contents mc where mc.id = l.media_content_id
        and mc.status <> ${ContentStatus.DELETED}::smallint)
    returning media_content_id`);
  return rows.length > 0;
}

export type Held = {
  state: LiveState;
  input: LiveInput;
  organizationId: string;
  captionsLanguage: string | null;
  makesCaptions: boolean;
  /** When the key of each input was made. */
  keys: Partial<Record<LiveInput, string>>;
};

/** Stores a report and renews the lease. `undefined`: the event is not this worker's any more. */
export async function renewEvent(
  db: Queries,
  id: string,
  workerId: string,
  report: StoredReport | undefined,
  now: Date,
): Promise<Held | undefined> {
  const [row] = await db.query<Held>(sql`
    update live_events l set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}::int),
      report = coalesce(${report ? JSON.stringify(report) : null}::jsonb, l.report)
    where l.media_content_id = ${id}::uuid and l.worker_id = ${workerId}::uuid
    returning l.state, l.input, l.organization_id as "organizationId", l.captions_language as "captionsLanguage",
      l.makes_captions as "makesCaptions", (select coalesce(jsonb_object_agg(k.input, k.created_at), '{}') from live_keys k
      where k.media_content_id = l.media_content_id) as keys`);
  return row;
}

/** Gives an event back, so that another worker may take it at once. */
export const leaveEvent = (db: Queries, id: string, workerId: string) =>
  db.query(sql`
    update live_events set worker_id = null, leased_until = null
    where media_content_id = ${id}::uuid and worker_id = ${workerId}::uuid`);

/** Events whose stream stopped with their worker: nobody has them, and they still say that something arrives. */
export async function listLeft(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select media_content_id as id from live_events
    where state in ('receiving', 'onAir') and (leased_until is null or leased_until <= ${now}::timestamptz)
    order by state_since limit 100`);
  return rows.map(({ id }) => id);
}

/** Events that have been on air for so long that nobody can mean it. */
export async function listForgotten(db: Queries, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select media_content_id as id from live_events
    where state in ('onAir', 'interrupted') and started_at < ${before}::timestamptz order by started_at limit 100`);
  return rows.map(({ id }) => id);
}

/** An event that has ended, and of which no item is made yet, or the item has no original yet. */
const isUnfinished = sql`(l.state in ('ended', 'processing') or l.state = 'onDemand' and exists (
  select from live_runs r where r.media_content_id = l.media_content_id))`;

/** Events that have ended and are not finished. One that cannot be is left alone, and one that failed waits. */
export async function listEnded(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select media_content_id as id from live_events l
    where ${isUnfinished} and l.problem is null
      and (l.leased_until is null or l.leased_until <= ${now}::timestamptz)
      and (l.due_at is null or l.due_at <= ${now}::timestamptz)
      and exists (select from media_contents mc where mc.id = l.media_content_id
        and mc.status <> ${ContentStatus.DELETED}::smallint)
    order by l.ended_at limit 10`);
  return rows.map(({ id }) => id);
}

/** Seconds for which a worker has an event of which it makes the item: it reads and writes everything once. */
const makingSeconds = 600;

/** Keeps an event that has ended until everything of it is stored, so that no other worker makes the item before. */
export const keepEnded = (db: Queries, id: string, workerId: string, now: Date) =>
  db.query(sql`
    update live_events set leased_until = ${now}::timestamptz + make_interval(secs => ${makingSeconds}::int)
    where media_content_id = ${id}::uuid and worker_id = ${workerId}::uuid`);

/** Takes an event that has ended. Answers whether this worker has it now. */
export async function takeEnded(db: Queries, id: string, workerId: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update live_events l set worker_id = ${workerId}::uuid,
      leased_until = ${now}::timestamptz + make_interval(secs => ${makingSeconds}::int)
    where media_content_id = ${id}::uuid and ${isUnfinished}
      and (leased_until is null or leased_until <= ${now}::timestamptz) returning media_content_id`);
  return rows.length > 0;
}

/** Seconds until a failed event is tried again: twice as long each time, an hour at most. */
const [firstPause, longestPause] = [4, 3_600];

/** Lets an event that has ended wait after a failure. */
export const postponeEnded = (db: Queries, id: string, now: Date) =>
  db.query(sql`
    update live_events set tries = tries + 1, due_at = ${now}::timestamptz
      + make_interval(secs => least(${longestPause}::int, ${firstPause}::int * 2 ^ least(tries, 20)))
    where media_content_id = ${id}::uuid`);

export const writeProblem = (db: Queries, id: string, problem: string) =>
  db.query(sql`update live_events set problem = ${problem} where media_content_id = ${id}::uuid`);
