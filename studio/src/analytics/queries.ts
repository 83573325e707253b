import { queryOptions } from '@tanstack/react-query';
import type { CallName, Query } from '@tv/contract/calls/api';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import type { AnalyticsAddress, PeriodLength } from './address.ts';

/** What figures are about: a period, and where one is chosen a category or an item. */
export type Scope = { days: PeriodLength; categoryId?: string; mediaContentId?: string };

export const scopeOf = ({ days, categoryId, itemId }: AnalyticsAddress): Scope => ({
  days,
  ...(itemId && { mediaContentId: itemId }),
  ...(!itemId && categoryId && { categoryId }),
});

/** Figures are counted every few minutes. Each visit of a page asks again. */
const fresh = { staleTime: 60_000, refetchOnMount: true } as const;
const keyOf = (name: string, organizationId: string, ...filters: unknown[]) => [
  'studio',
  'analytics',
  name,
  organizationId,
  ...filters,
];

export const summaryOf = (organizationId: string, scope: Scope) =>
  queryOptions({
    queryKey: keyOf('summary', organizationId, scope),
    queryFn: ({ signal }) => call('GET /Management/Analytics/Summary', { query: scope, signal }),
    ...fresh,
  });

export const daysOf = (organizationId: string, scope: Scope) =>
  queryOptions({
    queryKey: keyOf('days', organizationId, scope),
    queryFn: ({ signal }) => call('GET /Management/Analytics/Days', { query: scope, signal }),
    ...fresh,
  });

export const audienceOf = (organizationId: string, scope: Scope) =>
  queryOptions({
    queryKey: keyOf('audience', organizationId, scope),
    queryFn: ({ signal }) => call('GET /Management/Analytics/Audience', { query: scope, signal }),
    ...fresh,
  });

type ItemsQuery = Omit<
  NonNullable<Query<'GET /Management/Analytics/MediaContents'>>,
  'pageIndex' | 'pageSize' | 'cursor'
>;

export const itemsKey = (organizationId: string, filters: ItemsQuery) =>
  keyOf('items', organizationId, filters);

/** The most watched items, a few of them. */
export const firstItems = (organizationId: string, filters: ItemsQuery, pageSize: number) =>
  queryOptions({
    queryKey: [...itemsKey(organizationId, filters), pageSize],
    queryFn: ({ signal }) =>
      call('GET /Management/Analytics/MediaContents', { query: { ...filters, pageSize }, signal }),
    ...fresh,
  });

export const retentionOf = (id: string) =>
  queryOptions({
    queryKey: keyOf('retention', '', id),
    queryFn: ({ signal }) =>
      call('GET /Management/Analytics/MediaContents/:id/Retention', { params: { id }, signal }),
    ...fresh,
  });

/** The item whose figures are shown, with its chapters. */
export const analyzedItem = (id: string) =>
  queryOptions({
    queryKey: keyOf('item', '', id),
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id', { params: { id }, signal }),
  });

export type PlayingQuery = { days: PeriodLength; mediaContentId?: string };

export const playingOf = (organizationId: string, filters: PlayingQuery) =>
  queryOptions({
    queryKey: keyOf('playing', organizationId, filters),
    queryFn: ({ signal }) => call('GET /Management/Analytics/Playing', { query: filters, signal }),
    ...fresh,
  });

export const playedKey = (organizationId: string, filters: PlayingQuery) =>
  keyOf('played', organizationId, filters);

export type SearchesQuery = { days: PeriodLength; withoutResults?: true };

export const searchesKey = (organizationId: string, filters: SearchesQuery) =>
  keyOf('searches', organizationId, filters);

/** The most frequent searches, a few of them. */
export const firstSearches = (organizationId: string, filters: SearchesQuery, pageSize: number) =>
  queryOptions({
    queryKey: [...searchesKey(organizationId, filters), pageSize],
    queryFn: ({ signal }) =>
      call('GET /Management/Analytics/Searches', { query: { ...filters, pageSize }, signal }),
    ...fresh,
  });

/** What a table of people is asked for, of the person's own organization. */
type FiltersOf<Name extends CallName> = Omit<NonNullable<Query<Name>>, 'organizationId' | 'organizationName'>;

export type WatchedQuery = FiltersOf<'GET /Management/Analytics/Watched.csv'>;

export const watchedKey = (organizationId: string, filters: WatchedQuery) =>
  keyOf('watched', organizationId, filters);

/** The latest rows of members with an item that they watched, and the number of all rows. */
export const firstWatched = (organizationId: string, filters: WatchedQuery, pageSize: number) =>
  queryOptions({
    queryKey: [...watchedKey(organizationId, filters), pageSize],
    queryFn: ({ signal }) =>
      callPaged('GET /Management/Analytics/Watched', { query: { ...filters, pageSize }, signal }),
    ...fresh,
  });

export type GuestsQuery = FiltersOf<'GET /Management/Analytics/Guests.csv'>;

export const guestsKey = (organizationId: string, filters: GuestsQuery) =>
  keyOf('guests', organizationId, filters);

export type CompletionsQuery = FiltersOf<'GET /Management/Analytics/Completions.csv'>;

export const completionsKey = (organizationId: string, filters: CompletionsQuery) =>
  keyOf('completions', organizationId, filters);

/** How many members a question about completion finds. */
export const completionsCount = (organizationId: string, filters: CompletionsQuery) =>
  queryOptions({
    queryKey: [...completionsKey(organizationId, filters), 'count'],
    queryFn: ({ signal }) =>
      callPaged('GET /Management/Analytics/Completions', { query: { ...filters, pageSize: 1 }, signal }),
    ...fresh,
  });
