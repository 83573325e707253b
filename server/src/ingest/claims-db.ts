import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Trim } from '@tv/contract/uploads/uploads';
import type { Database, Queries } from '../platform/db/database.ts';
import {
  beginProcessing,
  failProcessing,
  isInProcessing,
  queueProcessing,
  writeProgress,
} from '../media-contents/media-package/processing-db.ts';
import type { Job } from '../platform/queue/job.ts';
import { enqueueJobs, hasNoJob } from '../platform/queue/jobs-db.ts';
import { sql, literal, joinSql } from '../platform/db/sql.ts';
import { toBeWorkedOn } from '../media/processing-transitions.ts';
import { recordUnfinished } from './unused-files/replaced-packages-db.ts';

const { REPROCESSING } = ProcessingStatus;

/** The kind of the jobs that make media packages of uploads. Their key is the upload's id. */
export const ingestKind = 'ingest';

export type IngestPayload = { uploadId: string };

/** An upload that one process works on. `version` is the version of the package that this attempt makes, unique to the attempt. */
export type Claim = {
  id: string;
  file_name: string;
  size_in_bytes: number;
  version: number;
  /** The part of the file that its first package serves. */
  trim: Trim | null;
  /** A member recorded it, who may send no longer ones. */
  isForReview: boolean | null;
};

/** Priorities of jobs: the first package of an item comes before a package that is made again. */
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
 * again COMPLETED → REPROCESSING. The caller knows that the original is there. Answers whether that changed anything.
 */
export async function queueUpload(
  transaction: Queries,
  id: string,
  now: Date,
  again = false,
): Promise<boolean> {
  const queued = await queueProcessing(transaction, id, again);
  if (!queued) return false;
  await transaction.query(sql`update uploads set due_at = ${now}::timestamptz where id = ${id}::uuid`);
  await enqueueIngest(transaction, [{ id, ...queued }]);
  return true;
}

/** Whether the uploaded original is stored, so that the package can be made again. */
export async function hasOriginal(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(sql`select from uploads where id = ${id}::uuid and completed_at is not null`);
  return rows.length > 0;
}

// The numbers are literals, so that PostgreSQL uses the partial index of items in processing.
const mayBeTaken = sql`m.deleted_at is null and (${joinSql(
  toBeWorkedOn.map((status) => sql`m.processing_status = ${literal(status)}`),
  ' or ',
)})`;

/**
 * Belongs into a transaction. Enqueues the uploads whose item waits for its package although no job will make one. The job
 * of a deleted item ends without a package, and the item may be restored later.
 */
export async function enqueueLeftUploads(transaction: Queries): Promise<void> {
  const left = await transaction.query<{ id: string; isReprocessing: boolean }>(sql`
    select u.id, m.processing_status = ${REPROCESSING}::smallint as "isReprocessing"
    from uploads u join media_contents m on m.id = u.id
    where u.completed_at is not null and ${mayBeTaken} and ${hasNoJob(ingestKind, sql`u.id`)}
    for no key update of u`);
  if (left.length > 0) await enqueueIngest(transaction, left);
}

/** Starts an attempt. `undefined` if nothing is left to do. */
export const claimUpload = (db: Database, job: Job<IngestPayload>): Promise<Claim | undefined> =>
  db.transaction(async (queries) => {
    const { uploadId: id } = job.payload;
    const item = (await hasOriginal(queries, id)) && (await beginProcessing(queries, id));
    if (!item) return undefined;
    const [row] = await queries.query<Claim>(sql`
      update uploads set tried_version = 1 + greatest(tried_version, ${item.packageVersion}::int,
          (select mc.tried_version from media_contents mc where mc.id = ${id}::uuid))
      where id = ${id}::uuid returning id, file_name, size_in_bytes, tried_version as version,
          details -> 'trim' as trim, (details ->> 'isForReview')::boolean as "isForReview"`);
    return row;
  });

/** Saves the progress, from 0 to 1. Answers whether the job is still this attempt's. */
export async function reportProgress(db: Queries, { id, version }: Claim, share: number): Promise<boolean> {
  const ours = await db.query(
    sql`select from uploads where id = ${id}::uuid and tried_version = ${version}::int`,
  );
  return ours.length > 0 && (await writeProgress(db, id, share));
}

/**
 * Marks an upload as failed, in the transaction that gives its job up. Every attempt may have ended before the processing
 * began. The item is then still PENDING, and PENDING → ERROR is not a transition.
 */
export async function failUpload(transaction: Queries, id: string, reason: string, now: Date): Promise<void> {
  await beginProcessing(transaction, id);
  await failProcessing(transaction, id, reason);
  await transaction.query(sql`update uploads set ended_at = ${now}::timestamptz where id = ${id}::uuid`);
}

/** Ends an attempt, in the transaction that serves its package. Answers whether it was still the upload's. */
export async function endClaim(
  transaction: Queries,
  { id, version }: Pick<Claim, 'id' | 'version'>,
  now: Date,
): Promise<boolean> {
  if (!(await isInProcessing(transaction, id))) return false;
  const rows = await transaction.query(sql`
    update uploads set ended_at = ${now}::timestamptz
    where id = ${id}::uuid and tried_version = ${version}::int returning id`);
  if (rows.length > 0) await recordUnfinished(transaction, id, now);
  return rows.length > 0;
}
