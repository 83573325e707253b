import type { TextsByLanguage } from '@tv/contract/languages/texts-by-language';
import type { Queries } from '../../../platform/db/database.ts';
import type { OrganizationViewer } from '../../category-visibility-db.ts';
import { correctWords } from './corrections-db.ts';
import { findLibrary } from '../words/library-db.ts';
import { Closeness, meaningsOf, type MeantWord } from '../query/meanings-db.ts';
import { parseQuery } from '../query/parse-query.ts';
import { searchText } from '../words/search-text.ts';
import { spaced } from '../words/unspaced-words.ts';
import { maxSuggestions, readSuggestions, type SuggestionRow } from './suggestions-db.ts';

type Suggestion = { text: string; kind: string; id?: string; translations?: TextsByLanguage<'text'> };

const maxOfAKind = maxSuggestions / 2;
/** Texts of up to so many words may be a name that is typed wrongly: then a word may be wrong that the library has. */
const maxNameWords = 4;
/** The most names that are tried, and forms of each of their words. */
const maxNames = 60;
const maxForms = 12;

/**
 * Titles, categories, speakers and tags in which a word begins with the typed text. Where there is none, typos are corrected, of names
 * also where each word is one of the library.
 */
export async function suggest(
  db: Queries,
  viewer: OrganizationViewer,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const { words } = parseQuery(typed);
  if (words.length === 0) return [];
  const begun = searchText(typed);
  const library = await findLibrary(db, viewer.organizationId);
  if (!library) return [];
  const asking = { viewer, library, now };
  const meant = await meaningsOf(db, viewer.organizationId, library, words);
  const rows = await readSuggestions(db, asking, begun, meant);
  if (rows.length > 0) return shareOut(rows);
  const isWrong = meant.length <= maxNameWords ? () => true : undefined;
  const widened = await correctWords(db, asking, meant, isWrong);
  const corrected = spaced(widened.map(({ written, meanings }) => meanings[0]?.written ?? written));
  return shareOut(await readSuggestions(db, asking, searchText(corrected), widened, namesOf(widened)));
}

/** Texts with which names may begin: each of the words as it was typed, completed or corrected. */
const namesOf = (words: readonly MeantWord[]): string[] =>
  words.reduce<string[]>(
    (begun, { word, meanings }) => {
      const other = meanings.filter(({ closeness }) => closeness >= Closeness.Begun);
      const forms = [...new Set([word, ...other.map((each) => each.word)])].slice(0, maxForms);
      return begun.flatMap((text) => forms.map((form) => `${text} ${form}`.trim())).slice(0, maxNames);
    },
    [''],
  );

/** Mixes the kinds: each gets at most half of the places while others have more. Titles come first, then categories, then lists by rank. */
function shareOut(rows: readonly SuggestionRow[]): Suggestion[] {
  const kinds = ['title', 'category', 'speaker', 'tag'];
  const byKind = (row: SuggestionRow) => kinds.indexOf(row.kind);
  const first = rows.filter((row) => row.position <= maxOfAKind / 2);
  const second = rows.filter((row) => row.position > maxOfAKind / 2 && row.position <= maxOfAKind);
  const rest = rows.filter((row) => row.position > maxOfAKind);
  return [...first, ...second, ...rest]
    .slice(0, maxSuggestions)
    .sort((one, other) => byKind(one) - byKind(other) || one.position - other.position)
    .map(({ text, kind, id, translations }) => ({
      ...{ text, kind },
      ...(id && { id }),
      ...(translations && { translations }),
    }));
}
