import type { Queries } from '../../../platform/db/database.ts';
import type { Language } from './languages.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { stemsOf } from './stems-db.ts';
import { tokens } from './tokens.ts';
import { wordFamilies } from './word-families.ts';

/** The words of each family by each stem of it. `beginnings`: what a word begins with that has one of the stems, so that others are not asked for. */
type Families = { byStem: Map<string, string[]>; beginnings: ReadonlySet<string> };

/** Stems differ from their words in the last letter at most, but for short ones: `lying` has the stem `lie`. */
const shortStem = 3;
const beginningOf = (stem: string) => stem.slice(0, stem.length > shortStem ? -1 : 1);
const beginningsOf = (word: string) => Array.from(word, (_letter, last) => word.slice(0, last + 1));

/** The other words of the families of these words, in each of the languages. Words without a family are left out. */
export async function relativesOf(
  db: Queries,
  languages: readonly Language[],
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const language of languages) {
    if (wordFamilies[language] === undefined) continue;
    const { byStem, beginnings } = await familiesOf(db, language, wordFamilies[language]);
    const likely = words.filter((word) => beginningsOf(word).some((text) => beginnings.has(text)));
    for (const [word, stem] of await stemsOf(db, language, likely)) {
      const relatives = byStem.get(stem);
      if (relatives) found.set(word, [...(found.get(word) ?? []), ...relatives]);
    }
  }
  return found;
}

const familiesOf = oncePerLanguage(async (db, language, list): Promise<Families> => {
  const groups = list.split(';').map((family) => tokens(family).map(({ word }) => word));
  const stems = await stemsOf(db, language, groups.flat());
  const byStem: Families['byStem'] = new Map();
  for (const words of groups)
    for (const stem of new Set(words.map((word) => stems.get(word)!)))
      byStem.set(stem, [...(byStem.get(stem) ?? []), ...words]);
  return { byStem, beginnings: new Set([...byStem.keys()].map(beginningOf)) };
});
