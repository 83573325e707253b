import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from './languages.ts';
import { ownStem, storedLanguage } from './own-stemmers.ts';

/** Stems of words, which never change. */
const cached = createBoundedCache<string>(100_000, () => 1);

/** The stem of each word in a language. A word without one is its own stem. */
export async function stemsOf(
  db: Queries,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string>> {
  const key = (word: string) => `${language} ${word}`;
  for (const word of words) {
    const own = ownStem(language, word);
    if (own !== undefined) cached.set(key(word), own);
  }
  const missing = [...new Set(words)].filter((word) => cached.get(key(word)) === undefined);
  if (missing.length > 0 && storedLanguage(language) !== 'simple')
    for (const { word, stem } of await db.query<{ word: string; stem: string | null }>(sql`
      select word, (ts_lexize(${`${language}_stem`}::regdictionary, word))[1] as stem
      from unnest(${missing}::text[]) as word`))
      cached.set(key(word), stem ?? word);
  return new Map(words.map((word) => [word, cached.get(key(word)) ?? word]));
}
