import type { Queries } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { currentWork } from '../telemetry/current-work.ts';
import { tracing } from '../telemetry/tracing.ts';
import type { Job, NewJob } from './job.ts';

/**
 * Writes jobs in the transaction of their cause. A key that is there already adds nothing; with `again`, a finished job
 * of that key is started again. Answers how many there are to do now.
 */
export async function enqueueJobs(
  db: Queries,
  kind: string,
  jobs: readonly NewJob[],
  { again = false } = {},
): Promise<number> {
  const keys = new Set<string>();
  const distinct = jobs.filter(({ key }) => key === undefined || (!keys.has(key) && keys.add(key)));
  // A row that is there and stays as it is would be locked by an update that changes nothing.
  const onConflict = again
    ? sql`do update set payload = excluded.payload, priority = excluded.priority, request_id = excluded.request_id, traceparent = excluded.traceparent,
      run_at = excluded.run_at, created_at = excluded.created_at, attempts = 0, crashes = 0, is_suspect = false,
      handed_over_at = null, last_error = null, finished_at = null, is_given_up = false
      where jobs.finished_at is not null`
    : sql`do nothing`;
  const rows = await db.query(sql`
    insert into jobs (id, kind, key, payload, priority, request_id, traceparent)
    select coalesce(id, gen_random_uuid()), ${kind}::text, key, payload, coalesce(priority, 0), ${currentWork()?.requestId ?? null}::text,
      ${tracing()?.traceparent() ?? null}::text
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as j (id uuid, key text, payload jsonb, priority smallint)
    on conflict (kind, key) ${onConflict} returning id`);
  return rows.length;
}

/** The condition that no job of a kind and key is to be done. `key` is an expression of a column. */
export const hasNoJob = (kind: string, key: Sql): Sql => sql`not exists (
  select from jobs j where j.kind = ${kind} and j.key = ${key}::text and j.finished_at is null)`;

/** Whether a job failed so often that it is not tried again. */
export async function isJobGivenUp(db: Queries, kind: string, key: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from jobs where kind = ${kind}::text and key = ${key}::text and is_given_up`,
  );
  return rows.length > 0;
}

type JobRow = Omit<Job, 'key' | 'createdAt' | 'isSuspect' | 'requestId' | 'traceparent'> & {
  key: string | null;
  request_id: string | null;
  traceparent: string | null;
  created_at: Date;
  is_suspect: boolean;
};

/**
 * Takes jobs that are due, by priority and then by waiting time; no other process gets them until their lease is over.
 * A suspect is taken by a process that runs no other job of the kind, after all others, and on its own.
 */
export async function claimJobs(
  db: Queries,
  { kind, leaseSeconds }: { kind: string; leaseSeconds: number },
  { most, isIdle }: { most: number; isIdle: boolean },
): Promise<Job[]> {
  const rows = await db.query<JobRow>(sql`
    with due as (
      select id, is_suspect from jobs
      where kind = ${kind}::text and finished_at is null and lease is null and run_at <= now()
        and (not is_suspect or ${isIdle}::boolean)
      order by is_suspect, priority, run_at, position limit ${most}::int for update skip locked),
    chosen as (
      select id from due where not is_suspect
      union all
      (select id from due where not exists (select from due where not is_suspect) limit 1)),
    claimed as (
      update jobs set attempts = attempts + 1, lease = gen_random_uuid(),
        lease_until = now() + make_interval(secs => ${leaseSeconds}::int),
        is_alone = ${isIdle}::boolean and (select count(*) from chosen) = 1
      where id in (select id from chosen)
      returning id, kind, key, payload, attempts, crashes, is_suspect, created_at, request_id, traceparent, lease, priority, run_at, position)
    select id, kind, key, payload, attempts, crashes, is_suspect, created_at, request_id, traceparent, lease from claimed
    order by priority, run_at, position`);
  return rows.map(({ key, created_at, is_suspect, request_id, traceparent, ...row }) => ({
    ...row,
    key: key ?? undefined,
    createdAt: created_at,
    isSuspect: is_suspect,
    requestId: request_id ?? undefined,
    traceparent: traceparent ?? undefined,
  }));
}

/** Records that these jobs no longer run alone: another job has started beside them. */
export const markAccompanied = (db: Queries, jobs: readonly Job[]) =>
  db.query(
    sql`update jobs set is_alone = false where id = any(${jobs.map(({ id }) => id)}::uuid[]) and is_alone`,
  );

/** Says that the worker is alive. Answers the ids of the jobs that are still its own. */
export async function extendLeases(
  db: Queries,
  jobs: readonly Job[],
  leaseSeconds: number,
): Promise<Set<string>> {
  const held = JSON.stringify(jobs.map(({ id, lease }) => ({ id, lease })));
  const rows = await db.query<{ id: string }>(sql`
    update jobs j set lease_until = now() + make_interval(secs => ${leaseSeconds}::int)
    from jsonb_to_recordset(${held}::jsonb) as h (id uuid, lease uuid)
    where j.id = h.id and j.lease = h.lease returning j.id`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives back the jobs whose worker has ended without a word. `suspectKinds` are the kinds that can end their worker: the end
 * counts as a crash of such a job that ran alone; of several that ran side by side each may be innocent, and runs alone from
 * now on, after the other suspects. For jobs of other kinds the end is an attempt.
 */
export async function returnLostJobs(db: Queries, suspectKinds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update jobs j set lease = null, lease_until = null, attempts = attempts - can_end_worker::int,
      is_suspect = can_end_worker, run_at = case when can_end_worker then now() else run_at end,
      crashes = crashes + (can_end_worker and is_alone)::int
    from (select id, kind = any(${suspectKinds}::text[]) as can_end_worker from jobs
      where lease is not null and lease_until <= now() and handed_over_at is null for update) lost
    where j.id = lost.id returning j.id`);
  return rows.map(({ id }) => id);
}

/** Hours for which the crash of a job speaks for the jobs that crash after it. */
const crashHours = 6;

/**
 * How often a worker ended, at most, while another job of the kind ran alone. Where that is more than never, workers end for a
 * reason that lies in no job.
 */
export async function mostCrashesOfOthers(
  db: Queries,
  { id, kind }: Pick<Job, 'id' | 'kind'>,
): Promise<number> {
  const [row] = await db.query<{ most: number }>(sql`
    select coalesce(max(crashes), 0)::int as most from jobs
    where kind = ${kind}::text and id <> ${id}::uuid and crashes > 0
      and (finished_at is null or finished_at > now() - make_interval(hours => ${crashHours}::int))`);
  return row?.most ?? 0;
}

/**
 * Finishes the jobs whose worker ended after it had handed them over. The other side has most likely taken them, and a
 * second attempt might do them twice.
 */
export async function closeUnanswered(db: Queries): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update jobs set finished_at = now(), payload = null, lease = null, lease_until = null,
      last_error = 'handed over, but the answer was not heard'
    where lease is not null and lease_until <= now() and handed_over_at is not null returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Ends waits that only a wrong clock explains: it was ahead when they were written, or has gone back since. A lease then
 * lasts as long as any other from now on, so that a worker that lives still extends it.
 */
export const boundWaits = (db: Queries, longestLeaseSeconds: number) =>
  db.query(sql`
    update jobs set
      lease_until = case when lease is not null then least(lease_until, now() + make_interval(secs => ${longestLeaseSeconds}::int)) end,
      run_at = case when created_at > now() then now() else least(run_at, now() + ${longestPause}::interval) end,
      created_at = least(created_at, now())
    where finished_at is null and (lease_until > now() + make_interval(secs => 2 * ${longestLeaseSeconds}::int)
      or run_at > now() + 2 * ${longestPause}::interval or created_at > now() + ${clockTolerance}::interval)`);

/** A process that has the database to itself knows that every lease is of a process that has ended. */
export const endAllLeases = (db: Queries) =>
  db.query(sql`update jobs set lease_until = now() where lease is not null`);

/** No job is tried again later than that. */
const longestPause = '1 day';
/** The database's clock may be set back by as much without effect. */
const clockTolerance = '1 minute';

/** Days for which the key of a finished job is known. */
const retentionDays = 31;

/** Jobs that one statement deletes, and statements of one call. */
const deletedAtOnce = 500;
const maxDeletions = 200;

export async function deleteFinishedJobs(db: Queries, signal?: AbortSignal): Promise<void> {
  for (let turn = 0; turn < maxDeletions && !signal?.aborted; turn++) {
    const rows = await db.query(sql`
      delete from jobs where id in (
        select id from jobs where finished_at < now() - make_interval(days => ${retentionDays}::int)
        limit ${deletedAtOnce}::int)
      returning id`);
    if (rows.length < deletedAtOnce) return;
  }
}
