import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@tv/contract/calls/api';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { limits } from '@tv/contract/limits/limits';
import { translationsOf } from '@tv/contract/languages/texts-by-language';
import type { CategoryTranslations } from '@tv/contract/languages/translations';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { foldedText } from '@tv/client/lib/format/marks.ts';

/** A category in which an item is, or is to be. `defaults`: what it gives to new items, where that was asked for. */
export type ChosenCategory = {
  id: string;
  name: string;
  translations?: CategoryTranslations;
  defaults?: CategoryDefaults;
};

/** Whether a category has a name with this in it, in any language. */
export const isCalled = (
  { name, translations }: Pick<ChosenCategory, 'name' | 'translations'>,
  typed: string,
): boolean =>
  [name, ...translationsOf(translations, 'name').map(({ text }) => text)].some((each) =>
    foldedText(each).includes(foldedText(typed.trim())),
  );

/** Pages at most: 1,000 categories. */
const maxPages = 10;

/** Every category that the person manages, in the organization's order. */
export async function allCategories(signal: AbortSignal): Promise<Answer<'GET /Management/Categories'>> {
  const found: Answer<'GET /Management/Categories'> = [];
  for (let pageIndex = 1; pageIndex <= maxPages; pageIndex += 1) {
    const page = await callPaged('GET /Management/Categories', {
      query: { pageIndex, pageSize: limits.largestPage },
      signal,
    });
    found.push(...page.answer);
    if (!page.totalPages || pageIndex >= page.totalPages) break;
  }
  return found;
}

/** The categories into which the person may file items, in the organization's order. */
export const managedCategories = () =>
  queryOptions({
    queryKey: ['managed-categories'],
    queryFn: async ({ signal }): Promise<ChosenCategory[]> =>
      (await allCategories(signal)).map(({ id, name, translations, defaults }) => ({
        id,
        name,
        translations,
        defaults,
      })),
  });
