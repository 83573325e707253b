import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Job } from './job.ts';

type LeasedJob = Pick<Job, 'id' | 'lease'>;

const hasLease = ({ id, lease }: LeasedJob) => sql`id = ${id}::uuid and lease = ${lease}::uuid`;

/**
 * To be asked once, before the other side can have the whole of it: a job that is handed over is not done again when its
 * worker ends. Answers whether the job is still this worker's.
 */
export async function handOver(db: Queries, job: LeasedJob): Promise<boolean> {
  const rows = await db.query(sql`
    update jobs set handed_over_at = now() where ${hasLease(job)} and handed_over_at is null returning id`);
  return rows.length > 0;
}

/** The payload is erased: it is stored no longer than it is needed. Answers whether the job was still this worker's. */
export async function completeJob(db: Queries, job: LeasedJob, remark?: string): Promise<boolean> {
  const rows = await db.query(sql`
    update jobs set finished_at = now(), payload = null, lease = null, lease_until = null, last_error = ${remark ?? null}
    where ${hasLease(job)} returning id`);
  return rows.length > 0;
}

/** Puts a failed job back. Answers when it is due; nothing where it would be too late then, or is not this worker's any more. */
export async function retryJob(
  db: Queries,
  job: LeasedJob,
  {
    reason,
    delaySeconds,
    longestSeconds,
    counts,
  }: { reason: string; delaySeconds: number; longestSeconds: number | undefined; counts: boolean },
): Promise<Date | undefined> {
  const [row] = await db.query<{ run_at: Date }>(sql`
    update jobs set lease = null, lease_until = null, handed_over_at = null, last_error = ${reason},
      attempts = attempts - ${counts ? 0 : 1}::int,
      run_at = now() + make_interval(secs => ${delaySeconds}::float8)
    where ${hasLease(job)} and (${longestSeconds ?? null}::float8 is null
      or now() + make_interval(secs => ${delaySeconds}::float8) <= created_at + make_interval(secs => ${longestSeconds ?? null}::float8))
    returning run_at`);
  return row?.run_at;
}

/** Answers whether the job was still this worker's. */
export async function giveUpJob(db: Queries, job: LeasedJob, reason: string): Promise<boolean> {
  const rows = await db.query(sql`
    update jobs set finished_at = now(), is_given_up = true, payload = null, lease = null, lease_until = null,
      last_error = ${reason}
    where ${hasLease(job)} returning id`);
  return rows.length > 0;
}

/**
 * Gives back a job whose attempt failed while its worker was stopped. The attempt does not count. The job was certainly not
 * done, even if it was handed over: the other side refused it.
 */
export const releaseFailedJob = (db: Queries, job: LeasedJob) =>
  db.query(sql`
    update jobs set lease = null, lease_until = null, handed_over_at = null, attempts = attempts - 1
    where ${hasLease(job)}`);

/**
 * Gives back jobs whose attempt is still under way when their worker ends. The attempt does not count. A job that was handed
 * over is not given back: it may be done.
 */
export const releaseJobs = (db: Queries, jobs: readonly LeasedJob[]) =>
  db.query(sql`
    update jobs j set lease = null, lease_until = null, attempts = attempts - 1
    from jsonb_to_recordset(${JSON.stringify(jobs.map(({ id, lease }) => ({ id, lease })))}::jsonb) as h (id uuid, lease uuid)
    where j.id = h.id and j.lease = h.lease and j.handed_over_at is null`);
