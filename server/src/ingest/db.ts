import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import type { SubtitleFormat } from '../captions/formats/subtitle-file.ts';
import { commandLineActor } from '../platform/actor.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { statusesBefore } from '../media/processing-transitions.ts';

export async function listChunks(db: Queries, uploadId: string): Promise<string[]> {
  const rows = await db.query<{ file: string }>(
    sql`select file from upload_chunks where upload_id = ${uploadId} order by start_byte`,
  );
  return rows.map(({ file }) => file);
}

export type CompanionRow = {
  kind: 'subtitles' | 'attachment';
  name: string;
  details: {
    languageCode: string;
    languageName: string;
    kind: number;
    format: SubtitleFormat;
    vttFile: string;
  };
  file: string;
  size_in_bytes: number;
};

export const listCompanions = (db: Queries, uploadId: string) =>
  db.query<CompanionRow>(sql`
    select kind, name, details, file, size_in_bytes from upload_companions where upload_id = ${uploadId} order by kind, name`);

export type Published = {
  /** It had none before. */
  isFirst: boolean;
  /** The version in whose place it came. */
  replaced: number;
};

/**
 * The package becomes the item's. With its first one, a draft that is neither to stay one nor to be reviewed is published.
 */
export async function publishPackage(
  db: Queries,
  id: string,
  mediaPackage: MediaPackage,
  version: number,
  now: Date,
): Promise<Published | undefined> {
  const isToBePublished = sql`(media_contents.package is null and status = ${ContentStatus.DRAFT}
    and not (select asks_review from organizations o where o.id = organization_id)
    and not exists (select from uploads u where u.id = media_contents.id and (u.details ->> 'isDraft')::boolean))`;
  const [row] = await db.query<Published>(sql`
    with before as materialized (
      select id, package is null as first, package_version as version, ${isToBePublished} as goes_out
      from media_contents where id = ${id} for update),
    changed as (
      update media_contents set package = ${JSON.stringify(mediaPackage)}, package_version = ${version},
        media_type = ${mediaPackage.mediaType}, duration_in_seconds = ${mediaPackage.durationInSeconds},
        processing_status = ${ProcessingStatus.COMPLETED}, processing_progress = 1, processing_problem = null,
        status = case when goes_out then ${ContentStatus.PUBLISHED} else status end,
        publish_date = case when goes_out then coalesce(publish_date, ${now}) else publish_date end,
        first_published_at = case when goes_out then coalesce(first_published_at, ${now}) else first_published_at end,
        updated_at = ${now}
      from before
      where media_contents.id = before.id and deleted_at is null
        and processing_status = any(${statusesBefore(ProcessingStatus.COMPLETED)}::smallint[])
      returning media_contents.organization_id, media_contents.created_by, before.*),
    noted as (
      insert into audit_log (at, organization_id, person_id, actor, action, subject)
      select ${now}::timestamptz, organization_id, created_by,
        case when created_by is null then ${commandLineActor}::text end, 'media content published', id::text from changed where goes_out)
    select first as "isFirst", version as replaced from changed`);
  return row;
}

export const insertAttachment = (
  db: Queries,
  mediaContentId: string,
  attachment: { fileName: string; mimeType: string; sizeInBytes: number; file: string },
) =>
  db.query(sql`
    insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
    values (${crypto.randomUUID()}, ${mediaContentId}, ${attachment.fileName}, ${attachment.mimeType},
      ${attachment.sizeInBytes}, ${attachment.file})`);
