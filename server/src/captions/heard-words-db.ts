import type { CutRange } from '@tv/contract/media/cuts';
import type { HeardWords } from '@tv/contract/captions/subtitle-drafts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { servedCuts } from '../media-contents/media-package/cuts-db.ts';
import { timelineColumns } from './timeline-db.ts';

/** Stores the words that were heard in an item, in place of those of another time. None: the former ones go as well. */
export async function writeHeardWords(
  db: Queries,
  mediaContentId: string,
  languageCode: string,
  { texts, startTimes }: HeardWords,
): Promise<void> {
  await db.query(sql`delete from heard_words where media_content_id = ${mediaContentId}::uuid`);
  if (texts.length === 0) return;
  await db.query(sql`
    insert into heard_words (media_content_id, language_code, texts, start_times, cuts)
    select mc.id, ${languageCode}::text, ${texts}::text[], ${startTimes}::real[], ${servedCuts}
    from media_contents mc where mc.id = ${mediaContentId}::uuid`);
}

export type StoredWords = HeardWords & { file_cuts: CutRange[]; shown_cuts: CutRange[] };

/** The words with what the version left out whose sound was heard, and what the served one leaves out. */
export async function findHeardWords(db: Queries, mediaContentId: string): Promise<StoredWords | undefined> {
  const [row] = await db.query<StoredWords>(sql`
    select texts, to_json(start_times) as "startTimes", ${timelineColumns(undefined, sql`w`)}
    from heard_words w where media_content_id = ${mediaContentId}::uuid`);
  return row;
}

/** The words go with the captions of their language. */
export const deleteHeardWords = (db: Queries, mediaContentId: string, languageCode: string) =>
  db.query(sql`
    delete from heard_words where media_content_id = ${mediaContentId}::uuid and language_code = ${languageCode}`);
