import type { CutRange } from '@tv/contract/media/cuts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { takeVersionNumber } from '../../media-contents/media-package/processing-db.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { enqueueJobs, hasNoJob } from '../../platform/queue/jobs-db.ts';
import type { Job } from '../../platform/queue/job.ts';
import { cutsJson } from './version-rows-db.ts';

const { PENDING, PROCESSING, COMPLETED, ERROR } = ProcessingStatus;

/** The kind of the jobs that make versions of an item's media. Their key is the version's id. */
export const versionKind = 'version';

export type VersionPayload = { versionId: string };

/** Whether the version waits for a worker, or a worker has it. The states are literals, so that PostgreSQL uses the partial index. */
const inHand = sql`v.state in (${literal(PENDING)}, ${literal(PROCESSING)})`;

/** A version that one process makes. `version` is the number of this attempt. */
type VersionClaim = {
  id: string;
  mediaContentId: string;
  sourceId: string;
  sizeInBytes: number;
  cuts: CutRange[];
  /** Who asked for it. `null`: the command line, or a person who was deleted. */
  createdBy: string | null;
  version: number;
};

export const enqueueVersion = (db: Queries, versionId: string) => {
  const payload: VersionPayload = { versionId };
  return enqueueJobs(db, versionKind, [{ key: versionId, payload }], { again: true });
};

/** Belongs into a transaction. Enqueues the versions that no job will make: the job of a deleted item ends, and the item may be restored later. */
export async function enqueueLeftVersions(transaction: Queries): Promise<void> {
  const left = await transaction.query<{ id: string }>(sql`
    select v.id from media_versions v join media_contents mc on mc.id = v.media_content_id
    where ${inHand} and mc.deleted_at is null and ${hasNoJob(versionKind, sql`v.id`)} limit 100`);
  for (const { id } of left) await enqueueVersion(transaction, id);
}

/** Starts an attempt, under a number that no other one had. `undefined` if nothing is left to do. */
export const claimVersion = (db: Database, job: Job<VersionPayload>): Promise<VersionClaim | undefined> =>
  db.transaction(async (queries) => {
    const { versionId: id } = job.payload;
    const [left] = await queries.query<{ mediaContentId: string }>(
      sql`select v.media_content_id as "mediaContentId" from media_versions v where v.id = ${id}::uuid and ${inHand}`,
    );
    const number = left && (await takeVersionNumber(queries, left.mediaContentId));
    if (number === undefined) return undefined;
    await recordAttempt(queries, id);
    const [row] = await queries.query<VersionClaim>(sql`
      update media_versions v set state = ${PROCESSING}::smallint, progress = 0, started_at = now(), version = ${number}::int
      from uploads u where v.id = ${id}::uuid and ${inHand} and u.id = v.source_id
      returning v.id, v.media_content_id as "mediaContentId", v.source_id as "sourceId", u.size_in_bytes as "sizeInBytes",
        ${cutsJson} as cuts, v.created_by as "createdBy", v.version`);
    return row;
  });

/** Records the number of an attempt that published nothing, so that what it left is removed. */
export const recordAttempt = (db: Queries, id: string) =>
  db.query(sql`
    insert into replaced_packages (media_content_id, version, replaced_at, was_served)
    select v.media_content_id, v.version, now(), false from media_versions v
    where v.id = ${id}::uuid and v.version is not null on conflict do nothing`);

/** Saves the progress, from 0 to 1. Answers whether the version is still this attempt's, and its item not deleted. */
export async function reportVersionProgress(
  db: Queries,
  { id, version }: Pick<VersionClaim, 'id' | 'version'>,
  share: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    update media_versions v set progress = ${share}::real from media_contents mc
    where v.id = ${id}::uuid and v.version = ${version}::int and v.state = ${PROCESSING}::smallint
      and mc.id = v.media_content_id and mc.deleted_at is null
    returning v.id`);
  return rows.length > 0;
}

/** Marks a version as failed with a sentence for people, in the transaction that gives its job up. */
export async function failVersion(transaction: Queries, id: string, problem: string): Promise<void> {
  await recordAttempt(transaction, id);
  await transaction.query(sql`
    update media_versions v set state = ${ERROR}::smallint, problem = ${problem}, version = null where v.id = ${id}::uuid and ${inHand}`);
}

/** Ends an attempt with its package. Answers whether the version was still this attempt's. */
export async function completeVersion(
  transaction: Queries,
  { id, version }: Pick<VersionClaim, 'id' | 'version'>,
  made: { package: object; sizeInBytes: number },
): Promise<boolean> {
  const rows = await transaction.query(sql`
    update media_versions set state = ${COMPLETED}::smallint, progress = 1, problem = null, ended_at = now(),
      package = ${JSON.stringify(made.package)}::jsonb, size_in_bytes = ${made.sizeInBytes}::bigint
    where id = ${id}::uuid and version = ${version}::int and state = ${PROCESSING}::smallint returning id`);
  return rows.length > 0;
}
