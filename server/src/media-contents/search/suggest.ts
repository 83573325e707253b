import type { Queries } from '../../platform/db/database.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { type AnswerCache, createAnswerCache, sharedViewer } from './answer-cache.ts';
import { correctWords } from './corrections-db.ts';
import { findLibrary } from './library-db.ts';
import { meaningsOf } from './meanings-db.ts';
import { parseQuery } from './parse-query.ts';
import { searchText } from './search-text.ts';
import {
  categoriesOf,
  maxSuggestions,
  readSuggestions,
  readVersioned,
  type SuggestionRow,
} from './suggestions-db.ts';

type Suggestion = { text: string; kind: string; id?: string };

const maxOfAKind = maxSuggestions / 2;

/** Suggestions but for categories, as rows. */
export type SuggestionCache = AnswerCache<SuggestionRow[]>;

/** In characters. */
const maxCached = 8 * 2 ** 20;
export const createSuggestionCache = (): SuggestionCache =>
  createAnswerCache<SuggestionRow[]>(maxCached, (rows) => JSON.stringify(rows).length);

/**
 * Titles, categories, speakers and tags in which a word begins with the typed text. Where there is none, typos are corrected.
 * Suggestions without a correction are cached until the library changes. Only the categories, which are few, are always read.
 */
export async function suggest(
  { db, knownSuggestions }: { db: Queries; knownSuggestions: SuggestionCache },
  viewer: OrganizationViewer,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const library = await findLibrary(db, viewer.organizationId);
  const { words } = parseQuery(typed);
  if (!library || words.length === 0) return [];
  const asking = { viewer, library, now };
  const begun = searchText(typed);
  const shared = sharedViewer(viewer);
  const question = shared && `${shared} ${typed}`;
  const known = question && knownSuggestions.find(question);
  if (known) {
    const { rows, version } = await readVersioned(db, asking, categoriesOf(asking, begun));
    if (version === known.version) return shareOut([...known.answer, ...rows]);
  }
  const meant = await meaningsOf(db, viewer.organizationId, library, words);
  const { rows, version } = await readSuggestions(db, asking, begun, meant);
  const others = rows.filter(({ kind }) => kind !== 'category');
  if (question && others.length > 0) knownSuggestions.store(question, [version], others);
  if (rows.length > 0) return shareOut(rows);
  const widened = await correctWords(db, asking, meant);
  const corrected = widened.map(({ word, meanings }) => meanings[0]?.written ?? word).join(' ');
  return shareOut((await readSuggestions(db, asking, searchText(corrected), widened)).rows);
}

/** Mixes the kinds: each gets at most half of the places while others have more. Titles come first, then categories, then lists by rank. */
function shareOut(rows: readonly SuggestionRow[]): Suggestion[] {
  const kinds = ['title', 'category', 'speaker', 'tag'];
  const byKind = (row: SuggestionRow) => kinds.indexOf(row.kind);
  const first = rows.filter((row) => row.place <= maxOfAKind / 2);
  const second = rows.filter((row) => row.place > maxOfAKind / 2 && row.place <= maxOfAKind);
  const rest = rows.filter((row) => row.place > maxOfAKind);
  return [...first, ...second, ...rest]
    .slice(0, maxSuggestions)
    .sort((one, other) => byKind(one) - byKind(other) || one.place - other.place)
    .map(({ text, kind, id }) => ({ text, kind, ...(id && { id }) }));
}
