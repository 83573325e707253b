import type { Queries } from '../../../platform/db/database.ts';
import { joinSql, literal, rawSql, sql } from '../../../platform/db/sql.ts';
import { relativesOf } from '../words/families-db.ts';
import { compoundLanguages } from '../words/languages.ts';
import type { Library } from '../words/library-db.ts';
import { ownStem, storedLanguage } from '../words/own-stemmers.ts';
import type { TypedWord } from './parse-query.ts';

/** How a word of the library stands for a typed one. A smaller number is closer. */
export const Closeness = { Same: 0, Inflected: 1, Compound: 2, Synonym: 3, Begun: 4, Corrected: 5 } as const;

/**
 * A word of the library that a typed word stands for, and how many items have it in the title, in any text, and in captions. A synonym
 * may be several words with spaces between them.
 */
export type Meaning = {
  word: string;
  written: string;
  closeness: number;
  titles: number;
  documents: number;
  spoken: number;
};

/** A typed word with all words of the library that it stands for. */
export type MeantWord = TypedWord & { meanings: Meaning[] };

const maxMeanings = 24;
const shortestCompound = 4;
/** Lengths of typed texts for which indexes have words, speakers and tags that begin so, the most frequent first. */
export const indexedBeginnings = [3, 4];
/** For other lengths: words that begin with the typed one and are read, in the order of the alphabet, to find the most frequent. */
const maxBegun = 2_000;
/** The shortest first part of a compound. */
const shortestPart = 3;

type Row = Meaning & { typed: string };

/**
 * Finds the words of the library that each typed word stands for: itself, its inflections by the stems of the library's
 * languages and by its family, compounds that end in it, and words that it begins. Two neighbours that the library writes as one word stand for that, too.
 */
export async function meaningsOf(
  db: Queries,
  organizationId: string,
  library: Library,
  words: readonly TypedWord[],
): Promise<MeantWord[]> {
  const joined = words.map((each, index) =>
    words[index + 1] ? each.word + words[index + 1]!.word : undefined,
  );
  const typed = words.flatMap(({ forms, kind }) => (kind === 'function' ? [] : forms));
  const relatives = await relativesOf(db, library.languages, typed);
  const searched = new Set([
    ...words.flatMap(({ forms }) => forms),
    ...[...relatives.values()].flat(),
    ...joined.filter((each) => each !== undefined),
    ...words.flatMap(({ loose }) => loose.flat()),
  ]);
  const known = Map.groupBy(
    searched.size === 0 ? [] : await readMeanings(db, organizationId, library, [...searched]),
    (meaning) => meaning.typed,
  );
  const ofForm = (form: string | undefined): Meaning[] => (form === undefined ? [] : (known.get(form) ?? []));
  const inflectionsOf = (form: string | undefined) =>
    ofForm(form).filter(({ closeness }) => closeness <= Closeness.Inflected);
  const ofFamily = (form: string) =>
    (relatives.get(form) ?? [])
      .flatMap(inflectionsOf)
      .map((meaning) => ({ ...meaning, closeness: Closeness.Inflected }));
  return words.map((each, index) => ({
    ...each,
    meanings: closestOf([
      ...each.forms.flatMap(ofForm),
      ...each.forms.flatMap(ofFamily),
      ...[joined[index], joined[index - 1]].flatMap(inflectionsOf),
      ...each.loose.flatMap((forms) => allOf(forms.map(ofForm))),
    ]),
  }));
}

/** The words that are found together in place of one, if the library has each of them. */
function allOf(forms: readonly Meaning[][]): Meaning[] {
  const found = forms.flatMap((each) => each.filter(({ closeness }) => closeness === Closeness.Same));
  if (found.length < forms.length) return [];
  const least = (count: (meaning: Meaning) => number) => Math.min(...found.map(count));
  return [
    {
      word: found.map(({ word }) => word).join(' '),
      written: found.map(({ written }) => written).join(' '),
      closeness: Closeness.Begun,
      titles: least(({ titles }) => titles),
      documents: least(({ documents }) => documents),
      spoken: least(({ spoken }) => spoken),
    },
  ];
}

/** Each word once, as close as it can be, the closest and most frequent first. */
function closestOf(meanings: readonly Meaning[]): Meaning[] {
  const best = new Map<string, Meaning>();
  for (const each of meanings) {
    const known = best.get(each.word);
    if (!known || each.closeness < known.closeness) best.set(each.word, each);
  }
  return [...best.values()]
    .sort((one, other) => one.closeness - other.closeness || other.documents - one.documents)
    .slice(0, maxMeanings);
}

/** The condition of the index over the ends of words, in its words. */
const writesCompounds = rawSql(`language in (${compoundLanguages.map((each) => `'${each}'`).join(', ')})`);

const readMeanings = (db: Queries, organizationId: string, { languages }: Library, words: string[]) => {
  const own = languages.flatMap((language) =>
    words.flatMap((word) => {
      const stem = ownStem(language, word);
      return stem === undefined ? [] : [{ word, stem, language: storedLanguage(language) }];
    }),
  );
  const compounds = languages.filter((language) => compoundLanguages.includes(language));
  const endings = compounds.length > 0 ? words.filter(({ length }) => length >= shortestCompound) : [];
  const values = sql`word, written, titles, documents, spoken`;
  const mostFrequent = sql`order by documents + spoken desc limit ${literal(maxMeanings)}`;
  const begun = joinSql(
    [
      ...indexedBeginnings.map(
        (length) => sql`(
          select ${values} from search_words
          where length(typed) = ${literal(length)} and organization_id = ${organizationId}::uuid
            and left(word, ${literal(length)}) collate "C" = typed and word <> typed
          ${mostFrequent})`,
      ),
      sql`(
          select * from (
            select ${values} from search_words
            where length(typed) <> all(${`{${indexedBeginnings.join()}}`}::int[]) and organization_id = ${organizationId}::uuid
              and word > typed and word < typed || chr(1114111)
            order by word limit ${literal(maxBegun)}) first
          ${mostFrequent})`,
    ],
    ' union all ',
  );
  return db.query<Row>(sql`
    with typed as materialized (select unnest(${words}::text[]) collate "C" as typed),
    stems as materialized (
      select distinct typed, (ts_lexize((language || '_stem')::regdictionary, typed))[1] collate "C" as stem,
        null as language
      from typed, unnest(${languages.filter((each) => storedLanguage(each) !== 'simple')}::text[]) as language
      union all select * from unnest(${own.map(({ word }) => word)}::text[], ${own.map(({ stem }) => stem)}::text[],
        ${own.map((each) => each.language)}::text[])),
    meant as (
      select typed, ${literal(Closeness.Same)} as closeness, ${values}
      from typed join search_words on organization_id = ${organizationId}::uuid and word = typed
      union all
      select typed, ${literal(Closeness.Inflected)}, ${values}
      from stems join search_words s on organization_id = ${organizationId}::uuid and s.stem = stems.stem and s.stem <> ''
        and (stems.language is null or s.language = stems.language)
      union all
      select typed, ${literal(Closeness.Begun)}, begun.*
      from typed cross join lateral (${begun}) begun
      union all
      select typed, ${literal(Closeness.Compound)}, ${values}
      from unnest(${endings}::text[]) as typed cross join lateral (
        select ${values} from search_words
        where organization_id = ${organizationId}::uuid and language = any(${compounds}::text[])
          and ${writesCompounds}
          and reverse(word) collate "C" >= reverse(typed) collate "C"
          and reverse(word) collate "C" < (reverse(typed) || chr(1114111)) collate "C"
          and length(word) >= length(typed) + ${literal(shortestPart)}
        order by documents desc limit ${literal(maxMeanings)}) ending)
    -- The counts of a word are the same in each of its languages.
    select typed, word, min(written) as written, min(closeness) as closeness, max(titles) as titles,
      max(documents) as documents, max(spoken) as spoken
    from meant
    group by typed, word`);
};
