import type { CamelRow } from '../platform/db/row.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type RemovedSubtitle = CamelRow<
  'subtitles',
  'language_code' | 'kind' | 'original_file' | 'vtt_file' | 'is_default'
>;

const removed = sql`language_code as "languageCode", kind, original_file as "originalFile", vtt_file as "vttFile", is_default as "isDefault"`;

/** Deletes the subtitle of a language and kind and, by the foreign key, its cues. */
export async function deleteSubtitlesOf(
  db: Queries,
  mediaContentId: string,
  languageCode: string,
  kind: number,
): Promise<RemovedSubtitle | undefined> {
  const [row] = await db.query<RemovedSubtitle>(sql`
    delete from subtitles where media_content_id = ${mediaContentId}::uuid and language_code = ${languageCode}
      and kind = ${kind}::smallint returning ${removed}`);
  return row;
}

export async function countSubtitles(db: Queries, mediaContentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from subtitles where media_content_id = ${mediaContentId}::uuid`,
  );
  return row?.count ?? 0;
}

/** Makes no subtitle of the item the default one. An item has at most one default subtitle. */
export const clearDefault = (db: Queries, mediaContentId: string) =>
  db.query(sql`
    update subtitles set is_default = false where media_content_id = ${mediaContentId}::uuid and is_default`);
