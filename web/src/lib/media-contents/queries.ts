import * as first from '@tv/contract/first-calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '@tv/contract/languages';
import { limits } from '@tv/contract/limits';
import { call, callPaged, prepared, type Page } from '../api/call.ts';
import { mediaContentsAt } from './lists.ts';
import type { Place } from '../place/place.ts';

/** The queries that more than one screen asks; a screen's own are beside it. Keys begin with the place's prefix. */

const fiveMinutes = 300_000;

export const featured = (place: Place) =>
  queryOptions({
    queryKey: [place.prefix, 'featured'],
    queryFn: ({ signal }) => {
      return mediaContentsAt(place, first.featuredQuery(place.isPublic), signal);
    },
  });

export const upcoming = (place: Place) =>
  queryOptions({
    queryKey: [place.prefix, 'upcoming'],
    staleTime: fiveMinutes,
    gcTime: 0,
    queryFn: ({ signal }) => {
      return mediaContentsAt(place, first.upcomingQuery, signal);
    },
  });

/** The first of a list of everything, for a row: the newest, or the most watched. */
export const topOf = (place: Place, asked: { showOnlyWatched?: boolean }) =>
  queryOptions({
    queryKey: [place.prefix, 'top', asked],
    queryFn: ({ signal }) =>
      mediaContentsAt(place, { pageIndex: 1, pageSize: limits.relatedMediaContents, ...asked }, signal),
  });

export const inProgress = () =>
  queryOptions({
    queryKey: ['', 'in-progress'],
    queryFn: ({ signal }) =>
      call('GET /MediaContents', {
        query: { pageIndex: 1, pageSize: limits.pageSize, showOnlyInProgress: true },
        signal,
      }),
  });

/** Categories that hold something to watch, page by page; with their newest items for the rows of the home page. */
export const categoriesWithMedia = (place: Place) =>
  infiniteQueryOptions({
    queryKey: [place.prefix, 'categories', 'with-media'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      return listCategories(place, first.rowsQuery(pageParam), signal);
    },
    getNextPageParam: nextPage(limits.categories),
  });

export function listCategories(
  { isPublic, organizationId }: Place,
  query: first.CategoriesQuery,
  signal: AbortSignal,
) {
  return isPublic
    ? callPaged(...prepared(first.publicCategories(organizationId, query), { signal }))
    : callPaged('GET /Categories', {
        query: { ...query, ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true },
        signal,
      });
}

/** An answer that came with the page carries no headers: then a full page means that there may be another. */
export const nextPage =
  (pageSize: number) =>
  (page: Page<readonly unknown[]>): number | undefined => {
    const hasNext =
      page.totalPages === undefined ? page.answer.length >= pageSize : page.index < page.totalPages;
    return hasNext ? page.index + 1 : undefined;
  };

export const playlistOverview = () =>
  queryOptions({
    queryKey: ['playlist', 'overview'],
    queryFn: ({ signal }) => call('GET /WatchlistContents/Overview', { signal }),
  });

export const publicOrganization = (id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(...prepared(first.publicOrganization(id), { signal })),
  });

export const organizationColors = (id: string) =>
  queryOptions({
    queryKey: ['colors', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(...prepared(first.organizationColors(id), { signal })),
  });

export const integrations = (place: Place) =>
  queryOptions({
    queryKey: ['integrations', place.isPublic ? 'public' : 'viewers', place.organizationId],
    staleTime: Infinity,
    queryFn: ({ signal }) => {
      const options = { params: { id: place.organizationId }, signal };
      return place.isPublic
        ? call('GET /Organizations/:id/IntegrationsConfiguration/Publics', options)
        : call('GET /Organizations/:id/IntegrationsConfiguration/Viewers', options);
    },
  });

export const ownOrganizations = (searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: ['own-organizations', searchTerm],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Users/Me/Organizations', {
        query: { pageIndex: pageParam, pageSize: limits.organizations, searchTerm: searchTerm || undefined },
        signal,
      }),
    getNextPageParam: nextPage(limits.organizations),
  });

export const serviceVersion = () =>
  queryOptions({
    queryKey: ['service-version'],
    queryFn: ({ signal }) => call('GET /About/Version', { signal }),
  });

export const termsOfService = (language: Language) =>
  queryOptions({
    queryKey: ['terms-of-service', language],
    staleTime: Infinity,
    queryFn: ({ signal }) => call('GET /About/TermsOfService', { query: { language }, signal }),
  });
