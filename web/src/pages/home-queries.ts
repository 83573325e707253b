import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featuredQuery, rowsQuery, upcomingQuery } from '@tv/contract/first-calls';
import { limits } from '@tv/contract/limits';
import { pagesOf } from '../lib/api/paging.ts';
import { listCategories } from '../lib/categories/queries.ts';
import { mediaContentsAt } from '../lib/media-contents/lists.ts';
import type { Place } from '../lib/place/place.ts';

const fiveMinutes = 300_000;

export const featured = (place: Place) =>
  queryOptions({
    queryKey: [place.prefix, 'featured'],
    queryFn: ({ signal }) => mediaContentsAt(place, featuredQuery(place.isPublic), signal),
  });

export const upcoming = (place: Place) =>
  queryOptions({
    queryKey: [place.prefix, 'upcoming'],
    staleTime: fiveMinutes,
    gcTime: 0,
    queryFn: ({ signal }) => mediaContentsAt(place, upcomingQuery, signal),
  });

/** The first of a list of everything, for a row: the newest, or the most watched. */
export const topOf = (place: Place, asked: { showOnlyWatched?: boolean }) =>
  queryOptions({
    queryKey: [place.prefix, 'top', asked],
    queryFn: ({ signal }) =>
      mediaContentsAt(place, { pageIndex: 1, pageSize: limits.relatedMediaContents, ...asked }, signal),
  });

/** Categories that hold something to watch, page by page; with their newest items for the rows of the home page. */
export const categoriesWithMedia = (place: Place) =>
  infiniteQueryOptions({
    queryKey: [place.prefix, 'categories', 'with-media'],
    ...pagesOf(limits.categories),
    queryFn: ({ pageParam, signal }) => listCategories(place, rowsQuery(pageParam), signal),
  });
