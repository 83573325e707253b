import type { Queries } from '../../platform/db/database.ts';
import type { Language } from './languages.ts';
import { stemsOf } from './stems-db.ts';
import { tokens } from './tokens.ts';
import { wordFamilies } from './word-families.ts';

/** The words of each family by each stem of it. */
type Families = Map<string, string[]>;

const built = new Map<Language, Promise<Families>>();

/** The other words of the families of these words, in each of the languages. Words without a family are left out. */
export async function relativesOf(
  db: Queries,
  languages: readonly Language[],
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const language of languages) {
    if (wordFamilies[language] === undefined) continue;
    const families = await familiesOf(db, language, wordFamilies[language]);
    for (const [word, stem] of await stemsOf(db, language, words)) {
      const relatives = families.get(stem);
      if (relatives) found.set(word, [...(found.get(word) ?? []), ...relatives]);
    }
  }
  return found;
}

function familiesOf(db: Queries, language: Language, list: string): Promise<Families> {
  const known = built.get(language) ?? readFamilies(db, language, list);
  built.set(language, known);
  // A database that failed once is asked again.
  known.catch(() => built.delete(language));
  return known;
}

async function readFamilies(db: Queries, language: Language, list: string): Promise<Families> {
  const groups = list.split(';').map((family) => tokens(family).map(({ word }) => word));
  const stems = await stemsOf(db, language, groups.flat());
  const byStem: Families = new Map();
  for (const words of groups)
    for (const stem of new Set(words.map((word) => stems.get(word)!)))
      byStem.set(stem, [...(byStem.get(stem) ?? []), ...words]);
  return byStem;
}
