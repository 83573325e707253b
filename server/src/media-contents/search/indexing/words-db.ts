import type { Queries } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from '../words/languages.ts';
import { storedForms } from '../words/lexemes.ts';
import { openLibraries } from '../words/library-db.ts';
import { ownStem, storedLanguage } from '../words/own-stemmers.ts';
import type { Token } from '../words/token.ts';

/** A text of an organization's library, cut into words. */
export type CutText = { organizationId: string; language: Language; text: string; words: readonly Token[] };

/** `stem`: where it is not PostgreSQL's. */
type NewWord = {
  organizationId: string;
  language: Language;
  word: string;
  written: string;
  stem: string | undefined;
};

/**
 * Adds the words of texts to the dictionaries of their organizations, and opens the libraries that these do not have yet.
 * Answers the number of each library by the organization's id.
 */
export async function enterWords(db: Queries, texts: readonly CutText[]): Promise<Map<string, number>> {
  const languages = new Map<string, Set<Language>>();
  const found = new Map<string, NewWord>();
  for (const { organizationId, language: spoken, text, words } of texts) {
    const language = storedLanguage(spoken);
    languages.set(organizationId, (languages.get(organizationId) ?? new Set()).add(language));
    for (const token of words)
      for (const word of storedForms(token)) {
        const key = `${organizationId} ${word} ${language}`;
        // The first text that has a word says how it is written.
        const written = word === token.word ? text.slice(token.start, token.end).toLowerCase() : word;
        if (!found.has(key))
          found.set(key, { organizationId, language, word, written, stem: ownStem(spoken, word) });
      }
  }
  const numbers = await openLibraries(db, languages);
  // Always in the same order, so that two imports at once do not wait for each other in a circle.
  const rows = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for (let from = 0; from < rows.length; from += wordsAtOnce)
    await addWords(db, rows.slice(from, from + wordsAtOnce));
  return numbers;
}

/** Words per statement. With more, one statement would block the event loop, or the embedded database, for too long. */
const wordsAtOnce = 2_000;

/** Adds words with their stems. Words that are known stay as they are, but for a stem of an older version. */
async function addWords(db: Queries, rows: readonly NewWord[]): Promise<void> {
  await db.query(sql`
    with given as (
      select * from unnest(${rows.map((row) => row.organizationId)}::uuid[], ${rows.map((row) => row.word)}::text[],
        ${rows.map((row) => row.language)}::text[], ${rows.map((row) => row.written)}::text[],
        ${rows.map((row) => row.stem ?? null)}::text[])
        as given (organization_id, word, language, written, stem)),
    fresh as materialized (
      select distinct on (organization_id, word, language) * from given
      where not exists (select from search_words known where known.organization_id = given.organization_id
        and known.word = given.word collate "C" and known.language = given.language
        and (given.stem is null or given.stem = given.word or known.stem = given.stem))
      order by organization_id, word, language)
    insert into search_words (organization_id, word, language, stem, written)
    select organization_id, word, language, coalesce(stem, ${stemOf}, ''), written
    from fresh order by organization_id, word collate "C", language
    on conflict (organization_id, word, language) do update set stem = excluded.stem
      where excluded.stem <> search_words.stem and excluded.stem <> '' and excluded.stem <> excluded.word`);
}

/** The stem of `word` in `language`. Null: a word that the language uses everywhere. */
const stemOf = sql`case when language = 'simple' then word else (ts_lexize((language || '_stem')::regdictionary, word))[1] end`;
