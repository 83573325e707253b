import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { IndexedSubtitle } from '../search/indexing/index-transcripts-db.ts';

/** Whether an item has captions that are labelled with a language. */
export async function hasCaptionsIn(db: Queries, id: string, languageCode: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from subtitles where media_content_id = ${id}::uuid and language_code = ${languageCode} limit 1`);
  return rows.length > 0;
}

/**
 * Labels the captions of an item with another language. Those that are called after their language are then called after the
 * new one, and the words that were heard of them go along. Answers them with their cues.
 */
export const writeCaptionsLanguage = (
  db: Queries,
  id: string,
  from: { languageCode: string; name: string },
  to: { languageCode: string; name: string },
) =>
  db.query<IndexedSubtitle>(sql`
    with words as (
      update heard_words set language_code = ${to.languageCode}
      where media_content_id = ${id}::uuid and language_code = ${from.languageCode})
    update subtitles s set language_code = ${to.languageCode},
      language_name = case when language_name = ${from.name} then ${to.name} else language_name end
    where media_content_id = ${id}::uuid and language_code = ${from.languageCode}
    returning s.id, s.language_code as "languageCode", (
      select coalesce(json_agg(json_build_object('position', c.position, 'text', c.text) order by c.position), '[]')
      from subtitle_cues c where c.subtitle_id = s.id) as cues`);
