import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { WatchStatus } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { PlaylistItem } from '@tv/contract/playback/playlist';
import { callPaged, type Page } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';

/** Begins with what saving and watching elsewhere mark as outdated. */
export const playlistItemsKey = ['playlist', 'items'] as const;

export const playlistItems = (status: number, search: string) =>
  infiniteQueryOptions({
    queryKey: [...playlistItemsKey, status, search],
    // Watching moves items meanwhile.
    refetchOnMount: 'always',
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /WatchlistContents', {
        query: {
          ...pageParam,
          pageSize: limits.pageSize,
          search: search || undefined,
          watchStatus: status === WatchStatus.PENDING ? undefined : status,
        },
        signal,
      }),
  });

export type PlaylistPages = InfiniteData<Page<PlaylistItem[]>>;

/** The list without one item. */
export function without(data: PlaylistPages | undefined, mediaContentId: string): PlaylistPages | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        answer: page.answer.filter((item) => item.mediaContentId !== mediaContentId),
      })),
    }
  );
}
