import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { callPaged } from '../../lib/api/call.ts';

/** Pages at most: 1,000 categories. */
const mostPages = 10;

/** The categories into which the person may file items, in the organization's order. */
export const managedCategories = () =>
  queryOptions({
    queryKey: ['managed-categories'],
    queryFn: async ({ signal }) => {
      const found = [];
      for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
        const page = await callPaged('GET /Management/Categories', {
          query: { pageIndex, pageSize: limits.largestPage },
          signal,
        });
        found.push(...page.answer.map(({ id, name }) => ({ id, name })));
        if (!page.totalPages || pageIndex >= page.totalPages) break;
      }
      return found;
    },
  });
