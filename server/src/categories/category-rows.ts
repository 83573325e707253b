import type { Category } from '@tv/contract/categories/categories';
import { createBoundedCache } from '../platform/bounded-cache.ts';
import type { ItemsJson } from '../media-contents/item/item-json-db.ts';
import { SerializedJson } from '../platform/http/serialized-json.ts';

/** A category without its media contents. */
export type CategoryHead = Omit<Category, 'mediaContents'>;

export type CategoryRows = ReturnType<typeof createCategoryRows>;

/** The limit of the cache: 16 MB of ASCII, or 32 MB of other scripts. */
const maxCharacters = 16 * 2 ** 20;

/**
 * Makes the JSON of categories with their media contents. The text of a page is cached: it is the same as long as its
 * categories are told the same and the item JSON cache returns the same lists.
 */
export function createCategoryRows() {
  const pages = createBoundedCache<{ lists: readonly ItemsJson[]; answer: SerializedJson<Category[]> }>(
    maxCharacters,
    ({ answer }) => answer.text.length,
  );
  return {
    /** `isShared`: without fields of the caller's own. Only such pages are cached. */
    of(
      categories: readonly CategoryHead[],
      lists: readonly ItemsJson[],
      isShared: boolean,
    ): SerializedJson<Category[]> {
      const heads = categories.map((category) => JSON.stringify(category).slice(0, -1));
      const key = heads.join('\n');
      const cached = isShared ? pages.get(key) : undefined;
      if (cached?.lists.every((list, index) => list === lists[index])) return cached.answer;
      const rows = heads.map((head, index) => `${head},"mediaContents":${lists[index]!.text}}`);
      const answer = new SerializedJson<Category[]>(`[${rows.join(',')}]`);
      if (isShared) pages.set(key, { lists, answer });
      return answer;
    },
  };
}
