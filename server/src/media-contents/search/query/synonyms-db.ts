import { synonymTerms } from '@tv/contract/organization/synonyms';
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from '../words/languages.ts';
import type { Library } from '../words/library-db.ts';
import { Closeness, type Meaning, meaningsOf, type MeantWord } from './meanings-db.ts';
import { oncePerLanguage } from '../words/once-per-language.ts';
import { plainWord } from './parse-query.ts';
import { stemsOf } from '../words/stems-db.ts';
import { synonymLists } from './synonym-lists.ts';
import { tokens } from '../words/tokens.ts';

/** A term as its words. */
type Term = string[];
/** Terms that stand for one another, by the stem of the first word of each. */
type Thesaurus = { language: Language; byStem: Map<string, { stems: Term; others: Term[] }[]> };

/** The most synonyms of a word that are looked for, and the most inflected forms of each. */
const maxTerms = 12;
const maxForms = 4;

type Asking = { organizationId: string; library: Library; version: string | undefined };

/**
 * Adds to each word what the organization's own list of synonyms, and the list of each language of the library, say in its place: of a
 * term of several words, to each of them. `version`: of the library as the search read it; it changes with the organization's list.
 */
export async function withSynonyms(
  db: Queries,
  asking: Asking,
  words: readonly MeantWord[],
): Promise<MeantWord[]> {
  const { organizationId, library } = asking;
  const others = words.map(() => new Map<string, Term>());
  for (const { language, byStem } of await thesauriOf(db, asking)) {
    const typed = words.map(({ word }) => word);
    const stems = await stemsOf(db, language, typed);
    typed.forEach((word, index) => {
      for (const entry of byStem.get(stems.get(word)!) ?? []) {
        const isHere = entry.stems.every((stem, next) => stems.get(typed[index + next] ?? '') === stem);
        if (!isHere) continue;
        for (const at of entry.stems.keys())
          for (const term of entry.others) others[index + at]!.set(term.join(' '), term);
      }
    });
  }
  const terms = others.map((found) => [...found.values()].slice(0, maxTerms));
  const parts = [...new Set(terms.flat(2))];
  if (parts.length === 0) return [...words];
  const meant = await meaningsOf(db, organizationId, library, parts.map(plainWord));
  const families = new Map(
    meant.map(({ word, meanings }) => [
      word,
      meanings.filter(({ closeness }) => closeness <= Closeness.Inflected).slice(0, maxForms),
    ]),
  );
  return words.map((each, index) => {
    const known = new Set(each.meanings.map(({ word }) => word));
    const added = terms[index]!.flatMap((term) =>
      together(term.map((part) => families.get(part) ?? [])),
    ).filter(({ word }) => !known.has(word) && known.add(word));
    return { ...each, meanings: [...each.meanings, ...added] };
  });
}

/** Each form of a term of one or several words. Items have all words of it. */
function together(parts: readonly Meaning[][]): Meaning[] {
  const [first = [], ...rest] = parts;
  return rest
    .reduce<Meaning[]>(
      (all, forms) =>
        all
          .flatMap((one) =>
            forms.map((other) => ({
              ...one,
              word: `${one.word} ${other.word}`,
              titles: Math.min(one.titles, other.titles),
              documents: Math.min(one.documents, other.documents),
              spoken: Math.min(one.spoken, other.spoken),
            })),
          )
          .slice(0, maxForms),
      first,
    )
    .map((meaning) => ({ ...meaning, closeness: Closeness.Synonym }));
}

const builtIn = oncePerLanguage((db, language, list) =>
  thesaurusOf(db, language, list.split(';').map(synonymTerms)),
);
const own = createBoundedCache<{ version: string; thesauri: Thesaurus[] }>(1_000, () => 1);

/** The lists of the library's languages, and the organization's own, read by the stems of each of these. */
async function thesauriOf(db: Queries, { organizationId, library, version }: Asking): Promise<Thesaurus[]> {
  const shared = library.languages.flatMap((language) => {
    const list = synonymLists[language];
    return list === undefined ? [] : [builtIn(db, language, list)];
  });
  const known = own.get(organizationId);
  if (version && known?.version === version) return [...known.thesauri, ...(await Promise.all(shared))];
  const [row] = await db.query<{ lines: string[] }>(
    sql`select search_synonyms as lines from organizations where id = ${organizationId}::uuid`,
  );
  const groups = (row?.lines ?? []).map(synonymTerms);
  const languages = groups.length > 0 ? library.languages : [];
  const thesauri = await Promise.all(languages.map((language) => thesaurusOf(db, language, groups)));
  if (version) own.set(organizationId, { version, thesauri });
  return [...thesauri, ...(await Promise.all(shared))];
}

async function thesaurusOf(db: Queries, language: Language, groups: readonly string[][]): Promise<Thesaurus> {
  const cut = groups.map((terms) => terms.map((term) => tokens(term).map(({ word }) => word)));
  const stems = await stemsOf(db, language, cut.flat(2));
  const byStem: Thesaurus['byStem'] = new Map();
  for (const terms of cut)
    for (const term of terms) {
      const [first = '', ...rest] = term.map((word) => stems.get(word)!);
      const others = terms.filter((other) => other !== term && other.length > 0);
      byStem.set(first, [...(byStem.get(first) ?? []), { stems: [first, ...rest], others }]);
    }
  return { language, byStem };
}
