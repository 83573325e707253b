import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { searchText } from '../media-contents/search/search-text.ts';
import type { SubtitleFormat } from '../captions/formats/subtitle-file.ts';
import type { CueTexts } from '../captions/tasks.ts';
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

export type NewSubtitles = CueTexts & {
  languageCode: string;
  languageName: string;
  kind: number;
  format: SubtitleFormat;
  isDefault: boolean;
  originalFile: string;
  vttFile: string;
};

/** Cues that one statement writes: of more, their words would keep everybody waiting where the database is embedded. */
const cuesAtOnce = 50;

/** Captions and their cues; a second one of the same language and kind is left out. */
export async function insertSubtitles(
  db: Queries,
  mediaContentId: string,
  subtitles: NewSubtitles,
): Promise<void> {
  const { languageCode, languageName, kind, format, isDefault, originalFile, vttFile } = subtitles;
  const [row] = await db.query<{ id: string }>(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, kind, format, is_default, original_file, vtt_file)
    values (${crypto.randomUUID()}, ${mediaContentId}, ${languageCode}, ${languageName}, ${kind}, ${format}, ${isDefault},
      ${originalFile}, ${vttFile})
    on conflict (media_content_id, language_code, kind) do nothing returning id`);
  if (!row) return;
  const { startTimes, endTimes, texts } = subtitles;
  for (let from = 0; from < texts.length; from += cuesAtOnce) {
    const to = from + cuesAtOnce;
    const words = texts.slice(from, to);
    await db.query(sql`
      insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text, text_search)
      select ${row.id}::uuid, ${mediaContentId}::uuid, position, start_time, end_time, text, text_search
      from unnest(${words.map((_, index) => from + index)}::int[], ${startTimes.slice(from, to)}::real[],
        ${endTimes.slice(from, to)}::real[], ${words}::text[], ${words.map(searchText)}::text[])
        as cue (position, start_time, end_time, text, text_search)`);
  }
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
