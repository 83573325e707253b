import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { ReviewGroup } from '@tv/contract/media-contents/review-groups';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';

const lists = ['studio', 'reviews'];
const pageSize = 20;

export const reviewQueue = (organizationId: string, group: ReviewGroup) =>
  infiniteQueryOptions({
    queryKey: [...lists, organizationId, group],
    ...pagesOf(pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/Reviews', { query: { ...pageParam, group, pageSize }, signal }),
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

/** The steps and comments of the reviews of an item, the newest hundred. */
export const reviewEntries = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'review-entries', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/Reviews', {
        params: { id },
        query: { pageSize: limits.largestPage },
        signal,
      }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: 30_000,
  });

export const reviewSummary = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'review-summary', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/Reviews/Summary', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

/** Asks again for what a remark changes. */
export const reloadRemarks = (id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: reviewEntries(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: reviewSummary(id).queryKey }),
  ]);

/** Asks again for what a step of a review changes. */
export const reloadReviews = async (id: string): Promise<void> => {
  await Promise.all([
    reloadRemarks(id),
    queryClient.invalidateQueries({ queryKey: lists }),
    queryClient.invalidateQueries({ queryKey: ['studio', 'to-review'] }),
    queryClient.invalidateQueries({ queryKey: ['studio', 'item', id] }),
    reloadManagedContents(),
  ]);
};
