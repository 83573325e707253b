import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Language } from './languages.ts';
import { formsOf } from './lexemes.ts';
import type { Token } from './tokens.ts';

/** Words of one language in one organization, as they were written, by their folded form. */
export type WordsOf = { organizationId: string; language: Language; words: ReadonlyMap<string, string> };

/** The forms of tokens with the text that they stand for, in lower case. */
export function writtenWords(text: string, found: readonly Token[], into = new Map<string, string>()) {
  for (const token of found) {
    const written = text.slice(token.start, token.end).toLowerCase();
    for (const form of formsOf(token))
      if (!into.has(form)) into.set(form, form === token.word ? written : form);
  }
  return into;
}

/**
 * Adds words to the dictionaries of organizations, with their stems. Words that are known stay as they are. The order is
 * always the same, so that two imports at once do not wait for each other in a circle.
 */
export async function addWords(db: Queries, given: readonly WordsOf[]): Promise<void> {
  const rows = given.flatMap(({ organizationId, language, words }) =>
    [...words].map(([word, written]) => ({ organizationId, language, word, written })),
  );
  if (rows.length === 0) return;
  await db.query(sql`
    with given as (
      select * from unnest(${rows.map((row) => row.organizationId)}::uuid[], ${rows.map((row) => row.word)}::text[],
        ${rows.map((row) => row.language)}::text[], ${rows.map((row) => row.written)}::text[])
        as given (organization_id, word, language, written)),
    fresh as materialized (
      select distinct on (organization_id, word, language) * from given
      where not exists (select from search_words known where known.organization_id = given.organization_id
        and known.word = given.word collate "C" and known.language = given.language)
      order by organization_id, word, language)
    insert into search_words (organization_id, word, language, stem, written)
    select organization_id, word, language, coalesce(${stemOf}, ''), written
    from fresh order by organization_id, word collate "C", language on conflict do nothing`);
}

/** The stem of `word` in `language`. Null: a word that the language uses everywhere. */
export const stemOf = sql`case when language = 'simple' then word else (ts_lexize((language || '_stem')::regdictionary, word))[1] end`;
