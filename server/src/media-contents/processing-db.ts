import { ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaPackage } from '../media/media-package.ts';
import { statusesBefore } from '../media/processing-transitions.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const { COMPLETED } = ProcessingStatus;

/** Ends the processing of an item with a package. Answers whether the item was in processing and not deleted. */
export async function completeProcessing(
  db: Queries,
  id: string,
  mediaPackage: MediaPackage,
  version: number,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update media_contents set package = ${JSON.stringify(mediaPackage)}::jsonb, package_version = ${version}::int,
      media_type = ${mediaPackage.mediaType}::smallint, duration_in_seconds = ${mediaPackage.durationInSeconds},
      processing_status = ${COMPLETED}::smallint, processing_progress = 1, processing_problem = null,
      updated_at = ${now}::timestamptz
    where id = ${id}::uuid and deleted_at is null
      and processing_status = any(${statusesBefore(COMPLETED)}::smallint[])
    returning id`);
  return rows.length > 0;
}
