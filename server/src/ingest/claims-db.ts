import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { completeJob } from '../platform/queue/job-ends-db.ts';
import type { Job } from '../platform/queue/job.ts';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';
import { sql, written } from '../platform/db/sql.ts';
import { inHand, statusesBefore, toBeWorkedOn } from '../media/processing-transitions.ts';

const { PENDING, PROCESSING, ERROR, REPROCESSING, COMPLETED } = ProcessingStatus;

/** The kind of the jobs that make media packages of uploads. Their key is the upload's id. */
export const ingestKind = 'ingest';

export type IngestPayload = { uploadId: string };

/** An upload that one process works on. `version` is of the package that this attempt makes; no other attempt has the same. */
export type Claim = {
  id: string;
  file_name: string;
  size_in_bytes: number;
  version: number;
  job: Job<IngestPayload>;
};

/** The first package of an item comes before a package that is made again. */
const enqueueIngest = (db: Queries, uploads: readonly { id: string; isReprocessing: boolean }[]) =>
  enqueueJobs(
    db,
    ingestKind,
    uploads.map(({ id, isReprocessing }) => {
      const payload: IngestPayload = { uploadId: id };
      return { key: id, payload, priority: Number(isReprocessing) };
    }),
    { again: true },
  );

/**
 * Belongs into a transaction. Enqueues an item for processing: UPLOADED or ERROR → PENDING, and where it is to be made
 * again COMPLETED → REPROCESSING. Answers whether that changed anything.
 */
export async function queueUpload(
  transaction: Queries,
  id: string,
  now: Date,
  again = false,
): Promise<boolean> {
  const before = again
    ? [...statusesBefore(PENDING), ...statusesBefore(REPROCESSING)]
    : statusesBefore(PENDING);
  const rows = await transaction.query<{ id: string; isReprocessing: boolean }>(sql`
    with queued as (
      update media_contents set processing_problem = null, processing_progress = 0,
        processing_status = case when processing_status = any(${statusesBefore(REPROCESSING)}::smallint[])
          then ${REPROCESSING}::smallint else ${PENDING}::smallint end
      where id = ${id}::uuid and processing_status = any(${before}::smallint[]) and deleted_at is null
        and exists (select from uploads u where u.id = media_contents.id and u.completed_at is not null)
      returning id, processing_status)
    update uploads u set worked_at = 'infinity', due_at = ${now}::timestamptz
    from queued where u.id = queued.id
    returning u.id, queued.processing_status = ${REPROCESSING}::smallint as "isReprocessing"`);
  await enqueueIngest(transaction, rows);
  return rows.length > 0;
}

/** Whether the file that was brought in is stored, so that the item can be made of it again. */
export async function hasOriginal(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(sql`select from uploads where id = ${id}::uuid and completed_at is not null`);
  return rows.length > 0;
}

// Written out, so that the index of what is under way is used.
const mayBeTaken = sql`m.deleted_at is null and (${toBeWorkedOn
  .map((status) => sql`m.processing_status = ${written(status)}`)
  .reduce((one, other) => sql`${one} or ${other}`)})`;

/**
 * Seconds of silence after which a process of a version without the queue counts as dead. Such versions look for uploads
 * by `worked_at`; what is in the queue says `infinity` there, so that they leave it alone.
 */
const silence = 90;

/** Belongs into a transaction. Enqueues the uploads that a version without the queue has left to be worked on. */
export async function enqueueLeftUploads(transaction: Queries): Promise<void> {
  const left = await transaction.query<{ id: string; isReprocessing: boolean }>(sql`
    update uploads u set worked_at = 'infinity' from media_contents m
    where m.id = u.id and u.completed_at is not null and ${mayBeTaken}
      and (u.worked_at is null or u.worked_at < now() - make_interval(secs => ${silence}::int))
    returning u.id, m.processing_status = ${REPROCESSING}::smallint as "isReprocessing"`);
  if (left.length > 0) await enqueueIngest(transaction, left);
}

/** Begins an attempt: PENDING → PROCESSING. Answers nothing where there is nothing to do any more. */
export async function claimUpload(db: Queries, job: Job<IngestPayload>): Promise<Claim | undefined> {
  const [row] = await db.query<Omit<Claim, 'job'>>(sql`
    with next as (
      select u.id, m.package_version from media_contents m join uploads u on u.id = m.id
      where m.id = ${job.payload.uploadId}::uuid and ${mayBeTaken} and u.completed_at is not null for update of m, u),
    claimed as (
      update uploads u set worked_at = 'infinity', tried_version = greatest(tried_version, next.package_version) + 1
      from next where u.id = next.id
      returning u.id, u.file_name, u.size_in_bytes, u.tried_version)
    update media_contents m set processing_progress = 0,
      processing_status = case when processing_status = any(${statusesBefore(PROCESSING)}::smallint[])
        then ${PROCESSING}::smallint else processing_status end
    from claimed c where m.id = c.id
    returning c.id, c.file_name, c.size_in_bytes, c.tried_version as version`);
  return row && { ...row, job };
}

/** Says how far the work is. Answers whether it is still this attempt's. */
export async function reportProgress(db: Queries, { id, version }: Claim, share: number): Promise<boolean> {
  const rows = await db.query(sql`
    update media_contents m set processing_progress = ${share}::real from uploads u
    where u.id = ${id}::uuid and u.tried_version = ${version}::int and m.id = u.id
      and m.processing_status = any(${inHand}::smallint[]) and m.deleted_at is null returning m.id`);
  return rows.length > 0;
}

/** For the transaction that gives the job up. */
export const failUpload = (transaction: Queries, id: string, reason: string, now: Date) =>
  transaction.query(sql`
    with ended as (update uploads set ended_at = ${now}::timestamptz where id = ${id}::uuid returning id)
    update media_contents m set processing_status = ${ERROR}::smallint, processing_problem = ${reason} from ended
    where m.id = ended.id and m.processing_status = any(${statusesBefore(ERROR)}::smallint[])`);

/** For the transaction that publishes: completes the job. Answers whether it was still this attempt's. */
export async function endClaim(
  transaction: Queries,
  { id, version, job }: Claim,
  now: Date,
): Promise<boolean> {
  if (!(await completeJob(transaction, job))) return false;
  const rows = await transaction.query(sql`
    with mine as (
      select id from media_contents where id = ${id}::uuid and deleted_at is null
        and processing_status = any(${statusesBefore(COMPLETED)}::smallint[]) for update)
    update uploads set ended_at = ${now}::timestamptz
    where id in (select id from mine) and tried_version = ${version}::int returning id`);
  return rows.length > 0;
}
