import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { searchText } from '../../catalog/search-text.ts';
import type { Queries } from '../../platform/db.ts';
import { sql } from '../../platform/sql.ts';
import type { MediaPackage } from '../media-package.ts';
import { plainText } from '../subtitles/cue.ts';
import type { Cue, SubtitleFormat } from '../subtitles/cue.ts';

/** Seconds of silence after which a process that works on an upload counts as dead. */
const silence = 90;

export type ClaimedUpload = {
  id: string;
  file_name: string;
  size_in_bytes: number;
  attempts: number;
  package_version: number;
};

/** Takes an upload for this process alone; `undefined` when it is finished, gone, or another process works on it. */
export async function claimUpload(db: Queries, id: string, now: Date): Promise<ClaimedUpload | undefined> {
  const [row] = await db.query<ClaimedUpload>(sql`
    with claimed as (
      update uploads u set worked_at = ${now}, attempts = attempts + 1
      where id = ${id} and completed_at is not null
        and (worked_at is null or worked_at < ${new Date(now.getTime() - silence * 1000)})
        and exists (select from media_contents m where m.id = u.id and m.deleted_at is null
          and m.processing_status in (${ProcessingStatus.UPLOADED}, ${ProcessingStatus.PENDING}, ${ProcessingStatus.PROCESSING}))
      returning id, file_name, size_in_bytes, attempts)
    update media_contents m set processing_status = ${ProcessingStatus.PROCESSING}, processing_progress = 0
    from claimed c where m.id = c.id
    returning c.id, c.file_name, c.size_in_bytes, c.attempts, m.package_version`);
  return row;
}

/** Says that work goes on, and how far it is. */
export async function reportProgress(db: Queries, id: string, share: number, now: Date): Promise<void> {
  await db.query(sql`update uploads set worked_at = ${now} where id = ${id}`);
  await db.query(sql`update media_contents set processing_progress = ${share} where id = ${id}`);
}

/** Gives an upload back, to be taken up again. */
export async function releaseUpload(db: Queries, id: string): Promise<void> {
  await db.query(sql`update uploads set worked_at = null where id = ${id}`);
  await db.query(sql`
    update media_contents set processing_status = ${ProcessingStatus.PENDING}, processing_progress = 0
    where id = ${id} and processing_status = ${ProcessingStatus.PROCESSING}`);
}

export async function failUpload(db: Queries, id: string, reason: string): Promise<void> {
  await db.query(sql`update uploads set worked_at = null where id = ${id}`);
  await db.query(sql`
    update media_contents set processing_status = ${ProcessingStatus.ERROR}, processing_problem = ${reason}
    where id = ${id}`);
}

/** A process that has the database to itself knows that nobody else can be at work. */
export const forgetClaims = (db: Queries) =>
  db.query(sql`update uploads set worked_at = null where worked_at is not null`);

/** Uploads that wait or whose process has died. */
export async function listUnfinished(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select u.id from uploads u join media_contents m on m.id = u.id
    where m.processing_status in (${ProcessingStatus.UPLOADED}, ${ProcessingStatus.PENDING}, ${ProcessingStatus.PROCESSING})
      and u.completed_at is not null and m.deleted_at is null
      and (u.worked_at is null or u.worked_at < ${new Date(now.getTime() - silence * 1000)})
    order by u.completed_at limit 1000`);
  return rows.map(({ id }) => id);
}

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

/**
 * The package becomes the item's, and a draft that is neither to stay one nor to be reviewed is published. Answers
 * whether the item is still there.
 */
export async function publishPackage(
  db: Queries,
  id: string,
  mediaPackage: MediaPackage,
  version: number,
  now: Date,
): Promise<boolean> {
  const isToBePublished = sql`(status = ${ContentStatus.DRAFT}
    and not (select asks_review from organizations o where o.id = organization_id)
    and not exists (select from uploads u where u.id = media_contents.id and (u.details ->> 'isDraft')::boolean))`;
  const rows = await db.query(sql`
    update media_contents set package = ${JSON.stringify(mediaPackage)}, package_version = ${version},
      media_type = ${mediaPackage.mediaType}, duration_in_seconds = ${mediaPackage.durationInSeconds},
      processing_status = ${ProcessingStatus.COMPLETED}, processing_progress = 1, processing_problem = null,
      status = case when ${isToBePublished} then ${ContentStatus.PUBLISHED} else status end,
      publish_date = case when ${isToBePublished} then coalesce(publish_date, ${now}) else publish_date end,
      updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`);
  if (rows.length > 0) await db.query(sql`update uploads set worked_at = null where id = ${id}`);
  return rows.length > 0;
}

export type NewSubtitles = {
  languageCode: string;
  languageName: string;
  kind: number;
  format: SubtitleFormat;
  isDefault: boolean;
  originalFile: string;
  vttFile: string;
  cues: Cue[];
};

/** Captions and their cues; a second one of the same language and kind is left out. */
export async function insertSubtitles(
  db: Queries,
  mediaContentId: string,
  subtitles: NewSubtitles,
): Promise<void> {
  const { languageCode, languageName, kind, format, isDefault, originalFile, vttFile, cues } = subtitles;
  const [row] = await db.query<{ id: string }>(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, kind, format, is_default, original_file, vtt_file)
    values (${crypto.randomUUID()}, ${mediaContentId}, ${languageCode}, ${languageName}, ${kind}, ${format}, ${isDefault},
      ${originalFile}, ${vttFile})
    on conflict (media_content_id, language_code, kind) do nothing returning id`);
  if (!row) return;
  const texts = cues.map(plainText);
  await db.query(sql`
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text, text_search)
    select ${row.id}::uuid, ${mediaContentId}::uuid, position, start_time, end_time, text, text_search
    from unnest(${cues.map((_, index) => index)}::int[], ${cues.map((cue) => cue.startTime)}::real[],
      ${cues.map((cue) => cue.endTime)}::real[], ${texts}::text[], ${texts.map(searchText)}::text[])
      as cue (position, start_time, end_time, text, text_search)`);
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
