import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { call, callPaged } from '../../lib/api/call.ts';
import type { Answer } from '@tv/contract/api';

export type ManagedCategory = Answer<'GET /Management/Categories'>[number];

/** Pages at most: 1,000 categories. */
const mostPages = 10;

/** All categories in their order, with all that is set for them. */
export const categoriesInOrder = () =>
  queryOptions({
    queryKey: ['studio', 'categories'],
    queryFn: async ({ signal }) => {
      const found: ManagedCategory[] = [];
      for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
        const page = await callPaged('GET /Management/Categories', {
          query: { pageIndex, pageSize: limits.largestPage },
          signal,
        });
        found.push(...page.answer);
        if (!page.totalPages || pageIndex >= page.totalPages) break;
      }
      return found;
    },
    staleTime: 0,
    refetchOnMount: true,
  });

/** Members whose role lets them manage content, by their e-mail address. */
export const contentManagers = (searchTerm: string) =>
  queryOptions({
    queryKey: ['studio', 'content-managers', searchTerm],
    queryFn: ({ signal }) =>
      call('GET /Management/People', {
        query: { searchTerm: searchTerm || undefined, pageSize: limits.largestPage },
        signal,
      }),
  });
