import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { lexeme } from './words/lexemes.ts';
import type { Search } from './query/branches-db.ts';

/** Cues that are read of one item. Fewer are shown: one line a second, in one language. */
const maxCues = 12;

/**
 * The cues of an item `mc` that have the words, as JSON: those with most of them first, and among those the ones in the
 * given language.
 */
export function cuesOf({ library, words }: Search, language: string | undefined): Sql {
  const lexemes = words.flatMap(({ meanings }) =>
    meanings.flatMap(({ word }) => word.split(' ').map((each) => lexeme(library.number, 'word', each))),
  );
  const isPreferred = sql`(s.language_code like ${`${language ?? ''}%`})`;
  return sql`(
    select json_agg(json_build_object('field', 'captions', 'text', f.text, 'startTime', f.start_time,
      'endTime', f.end_time, 'languageCode', f.language_code))
    from (
      select q.text, q.start_time, q.end_time, s.language_code
      from search_transcripts t join subtitles s on s.id = t.subtitle_id
      cross join lateral (
        select position, count(*) as words
        -- Only the wanted words with their cues: ts_filter drops all others.
        from unnest(ts_filter(setweight(t.words, 'A', ${lexemes}::text[]), '{a}')) as word (lexeme, positions, weights),
          unnest(word.positions) position
        group by position order by count(*) desc, position limit ${literal(maxCues)}) found
      -- One by one: a file may have thousands of cues.
      cross join lateral (select * from subtitle_cues each_cue
        where each_cue.subtitle_id = t.subtitle_id and each_cue.position = found.position - 1 limit 1) q
      where t.media_content_id = mc.id
      order by found.words desc, ${isPreferred} desc, q.start_time, s.language_code
      limit ${literal(maxCues)}) f)`;
}
