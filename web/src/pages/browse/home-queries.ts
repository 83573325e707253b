import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featuredQuery, rowsQuery, upcomingQuery } from '@tv/contract/calls/first-calls';
import { limits } from '@tv/contract/limits/limits';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import { listCategories } from '@tv/client/lib/categories/queries.ts';
import { mediaContentsAt } from '@tv/client/lib/media-contents/lists.ts';
import type { Area } from '@tv/client/lib/area/area.ts';

const fiveMinutes = 300_000;

export const featured = (area: Area) =>
  queryOptions({
    queryKey: [area.prefix, 'featured'],
    queryFn: ({ signal }) => mediaContentsAt(area, featuredQuery(area.isPublic), signal),
  });

export const upcoming = (area: Area) =>
  queryOptions({
    queryKey: [area.prefix, 'upcoming'],
    staleTime: fiveMinutes,
    gcTime: 0,
    queryFn: ({ signal }) => mediaContentsAt(area, upcomingQuery, signal),
  });

/** The first of a list of everything, for a row: the newest, or the most watched. */
export const topOf = (area: Area, options: { showOnlyWatched?: boolean }) =>
  queryOptions({
    queryKey: [area.prefix, 'top', options],
    queryFn: ({ signal }) =>
      mediaContentsAt(area, { pageIndex: 1, pageSize: limits.relatedMediaContents, ...options }, signal),
  });

/** Categories that hold something to watch, page by page; with their newest items for the rows of the home page. */
export const categoriesWithMedia = (area: Area) =>
  infiniteQueryOptions({
    queryKey: [area.prefix, 'categories', 'with-media'],
    ...pagesOf(limits.categories),
    queryFn: ({ pageParam, signal }) => listCategories(area, rowsQuery(pageParam), signal),
  });
