import { ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaPackage } from '../../media/media-package.ts';
import { inHand, statusesBefore, toBeWorkedOn } from '../../media/processing-transitions.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

const { PENDING, PROCESSING, ERROR, REPROCESSING, COMPLETED } = ProcessingStatus;

/**
 * Queues an item for processing: UPLOADED or ERROR → PENDING, and with `again` COMPLETED → REPROCESSING. `undefined`:
 * the item is deleted, or its status allows neither.
 */
export async function queueProcessing(
  db: Queries,
  id: string,
  again: boolean,
): Promise<{ isReprocessing: boolean } | undefined> {
  const before = [...statusesBefore(PENDING), ...(again ? statusesBefore(REPROCESSING) : [])];
  const [row] = await db.query<{ isReprocessing: boolean }>(sql`
    update media_contents set processing_problem = null, processing_progress = 0,
      processing_status = case when processing_status = any(${statusesBefore(REPROCESSING)}::smallint[])
        then ${REPROCESSING}::smallint else ${PENDING}::smallint end
    where id = ${id}::uuid and processing_status = any(${before}::smallint[]) and deleted_at is null
    returning processing_status = ${REPROCESSING}::smallint as "isReprocessing"`);
  return row;
}

/**
 * Begins an attempt: PENDING → PROCESSING. An item in REPROCESSING stays so. `undefined`: the item is deleted, or there is
 * nothing to do.
 */
export async function beginProcessing(
  db: Queries,
  id: string,
): Promise<{ packageVersion: number } | undefined> {
  const [row] = await db.query<{ packageVersion: number }>(sql`
    update media_contents set processing_progress = 0, processing_started_at = now(),
      processing_status = case when processing_status = any(${statusesBefore(PROCESSING)}::smallint[])
        then ${PROCESSING}::smallint else processing_status end
    where id = ${id}::uuid and processing_status = any(${toBeWorkedOn}::smallint[]) and deleted_at is null
    returning package_version as "packageVersion"`);
  return row;
}

/** Saves the progress of the processing, from 0 to 1. Answers whether the item is in processing and not deleted. */
export async function writeProgress(db: Queries, id: string, share: number): Promise<boolean> {
  const rows = await db.query(sql`
    update media_contents set processing_progress = ${share}::real
    where id = ${id}::uuid and processing_status = any(${inHand}::smallint[]) and deleted_at is null returning id`);
  return rows.length > 0;
}

/** Ends the processing with a problem, a sentence for people. */
export const failProcessing = (db: Queries, id: string, problem: string) =>
  db.query(sql`
    update media_contents set processing_status = ${ERROR}::smallint, processing_problem = ${problem}
    where id = ${id}::uuid and processing_status = any(${statusesBefore(ERROR)}::smallint[])`);

/** Whether a locked item is in processing. */
export async function isInProcessing(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from media_contents
    where id = ${id}::uuid and processing_status = any(${statusesBefore(COMPLETED)}::smallint[])`);
  return rows.length > 0;
}

/** Makes a package that of a locked item, which is ready then. */
export const writeMedia = (db: Queries, id: string, mediaPackage: MediaPackage, version: number, now: Date) =>
  db.query(sql`
    update media_contents set package = ${JSON.stringify(mediaPackage)}::jsonb, package_version = ${version}::int,
      media_type = ${mediaPackage.mediaType}::smallint, duration_in_seconds = ${mediaPackage.durationInSeconds},
      processing_status = ${COMPLETED}::smallint, processing_progress = 1, processing_problem = null, updated_at = ${now}::timestamptz
    where id = ${id}::uuid`);

/**
 * The number for another version of an item's media: no attempt has used it, whatever became of it. `undefined`: the item is
 * deleted.
 */
export async function takeVersionNumber(db: Queries, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ version: number }>(sql`
    update media_contents mc set tried_version = 1 + greatest(mc.tried_version, mc.package_version,
      (select u.tried_version from uploads u where u.id = mc.id))
    where mc.id = ${id}::uuid and mc.deleted_at is null returning mc.tried_version as version`);
  return row?.version;
}
