import { SubtitleKind } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/**
 * Whether an item has captions in a language that no machine may replace: a person brought them in, approved or edited them, or
 * has a draft. Regions do not count: `en-GB` is `en`.
 */
export async function hasCaptionsByPerson(
  db: Queries,
  mediaContentId: string,
  languageCode: string,
): Promise<boolean> {
  const primary = languageCode.split('-')[0]!.toLowerCase();
  const [row] = await db.query<{ has: boolean }>(sql`
    select exists (
      select from subtitles where media_content_id = ${mediaContentId}::uuid and kind <> ${SubtitleKind.DESCRIPTION}::smallint
        and lower(split_part(language_code, '-', 1)) = ${primary} and (not is_auto_generated or edited_at is not null)
    ) or exists (
      select from subtitle_drafts where media_content_id = ${mediaContentId}::uuid and kind <> ${SubtitleKind.DESCRIPTION}::smallint
        and lower(split_part(language_code, '-', 1)) = ${primary} and has_changes
    ) as has`);
  return row?.has ?? false;
}

type SubtitleOfLanguage = { mediaContentId: string; languageCode: string; id: string };

/** Says that a person has read captions by a machine. Answers their language and kind; `undefined`: none of a machine has that id. */
export async function approveSubtitle(
  db: Queries,
  { mediaContentId, languageCode, id }: SubtitleOfLanguage,
): Promise<{ languageCode: string; kind: number } | undefined> {
  const [row] = await db.query<{ languageCode: string; kind: number }>(sql`
    update subtitles set is_auto_generated = false
    where id = ${id}::uuid and media_content_id = ${mediaContentId}::uuid and language_code = ${languageCode}
      and is_auto_generated
    returning language_code as "languageCode", kind`);
  return row;
}

export async function hasSubtitle(
  db: Queries,
  { mediaContentId, languageCode, id }: SubtitleOfLanguage,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from subtitles
    where id = ${id}::uuid and media_content_id = ${mediaContentId}::uuid and language_code = ${languageCode}`);
  return rows.length > 0;
}
