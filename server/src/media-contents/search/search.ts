import type { MediaContent } from '@tv/contract/media-content';
import type { Queries } from '../../platform/db/database.ts';
import type { SerializedPage } from '../../platform/http/page.ts';
import { SerializedJson } from '../../platform/http/serialized-json.ts';
import type { ItemJsonCache } from '../item-json-db.ts';
import { filtersIn } from '../media-content-filters.ts';
import { hasOwnFields } from '../media-content-row.ts';
import { type AnswerCache, type CachedQuestion, createAnswerCache, questionOf } from './answer-cache.ts';
import { type KnownItems, readKnownItems } from './known-page-db.ts';
import { type Asking, readHits } from './search-db.ts';
import { widenSearch } from './widen-search.ts';

/** A page of a search. `correctedTerm`: the term for which items were found. `omittedWords`: typed words that they need not have. */
export type SearchPage = SerializedPage<MediaContent> & { correctedTerm?: string; omittedWords?: string[] };

type KnownPage = KnownItems & { page: Omit<SearchPage, 'items'> };
export type KnownPages = AnswerCache<KnownPage>;

/** 32 MB of ASCII, or 64 MB of other scripts. */
const maxCharacters = 32 * 2 ** 20;
export const createKnownPages = (): KnownPages =>
  createAnswerCache<KnownPage>(maxCharacters, ({ versionKeys, highlights, items }) =>
    [...versionKeys, ...highlights].reduce((sum, { length }) => sum + length, items?.text.length ?? 0),
  );

/** Items that have the words of the term, the best first. What was found is cached until the library changes. */
export async function searchMediaContents(
  deps: { db: Queries; itemJson: ItemJsonCache; knownPages: KnownPages },
  asking: Asking,
): Promise<SearchPage> {
  const question = cachedQuestionOf(asking);
  const known = question === undefined ? undefined : deps.knownPages.find(question);
  if (known) {
    const items = await readKnownItems(deps, asking, known);
    if (items) return { ...known.answer.page, items };
  }
  const versions: string[] = [];
  const widened = await widenSearch(deps.db, asking, async (search) => {
    const page = await readHits(deps, asking, search);
    versions.push(page.version);
    return page;
  });
  if (!widened) return { items: new SerializedJson('[]'), total: 0 };
  const { found, correctedTerm, isRelaxed } = widened;
  const { omitted, versionKeys, highlights, version: _ofLibrary, items, ...counts } = found;
  const page: KnownPage['page'] = {
    ...counts,
    ...(counts.total > 0 && correctedTerm && { correctedTerm }),
    ...(counts.total > 0 && isRelaxed && omitted.length > 0 && { omittedWords: omitted }),
  };
  if (question !== undefined) {
    const shared = hasOwnFields(asking.viewer) ? undefined : items;
    deps.knownPages.store(question, versions, { versionKeys, highlights, items: shared, page });
  }
  return { ...page, items };
}

/** All that an answer depends on beside the library and the time. `undefined`: the answer is not cached, since few people ask the same. */
function cachedQuestionOf({ viewer, query, language }: Asking): CachedQuestion | undefined {
  if (filtersIn(query).length > 0) return undefined;
  const { searchTerm, searchScope, sortBy, sortOrder, pageIndex, pageSize, cursor } = query;
  const parts = [searchTerm, searchScope, sortBy, sortOrder, pageIndex, pageSize, cursor];
  return questionOf(viewer, JSON.stringify([hasOwnFields(viewer), language, ...parts]));
}
