import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import type { SerializedPage } from '../../platform/http/page.ts';
import { SerializedJson } from '../../platform/http/serialized-json.ts';
import type { ItemJsonCache } from '../item/item-json-db.ts';
import { type Asking, readHits } from './search-db.ts';
import { widenSearch } from './widen-search.ts';

/** A page of a search. `correctedTerm`: the term for which items were found. `omittedWords`: typed words that they need not have. */
export type SearchPage = SerializedPage<MediaContent> & { correctedTerm?: string; omittedWords?: string[] };

/** Items that have the words of the term, the best first. */
export async function searchMediaContents(
  deps: { db: Queries; itemJson: ItemJsonCache },
  asking: Asking,
): Promise<SearchPage> {
  const widened = await widenSearch(deps.db, asking, (search) => readHits(deps, asking, search));
  if (!widened) return { items: new SerializedJson('[]'), total: 0 };
  const { found, correctedTerm, isRelaxed } = widened;
  const { omitted, version: _ofOrganization, ...page } = found;
  return {
    ...page,
    ...(page.total > 0 && correctedTerm && { correctedTerm }),
    ...(page.total > 0 && isRelaxed && omitted.length > 0 && { omittedWords: omitted }),
  };
}
