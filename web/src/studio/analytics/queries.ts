import { queryOptions } from '@tanstack/react-query';
import type { CallName, Query } from '@tv/contract/api';
import { call, callPaged } from '../../lib/api/call.ts';
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
const keyOf = (name: string, organizationId: string, ...asked: unknown[]) => [
  'studio',
  'analytics',
  name,
  organizationId,
  ...asked,
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

type ItemsAsked = Omit<
  NonNullable<Query<'GET /Management/Analytics/MediaContents'>>,
  'pageIndex' | 'pageSize' | 'cursor'
>;

export const itemsKey = (organizationId: string, asked: ItemsAsked) => keyOf('items', organizationId, asked);

/** The most watched items, a few of them. */
export const firstItems = (organizationId: string, asked: ItemsAsked, pageSize: number) =>
  queryOptions({
    queryKey: [...itemsKey(organizationId, asked), pageSize],
    queryFn: ({ signal }) =>
      call('GET /Management/Analytics/MediaContents', { query: { ...asked, pageSize }, signal }),
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

export type PlayingAsked = { days: PeriodLength; mediaContentId?: string };

export const playingOf = (organizationId: string, asked: PlayingAsked) =>
  queryOptions({
    queryKey: keyOf('playing', organizationId, asked),
    queryFn: ({ signal }) => call('GET /Management/Analytics/Playing', { query: asked, signal }),
    ...fresh,
  });

export const playedKey = (organizationId: string, asked: PlayingAsked) =>
  keyOf('played', organizationId, asked);

export type SearchesAsked = { days: PeriodLength; withoutResults?: true };

export const searchesKey = (organizationId: string, asked: SearchesAsked) =>
  keyOf('searches', organizationId, asked);

/** The most frequent searches, a few of them. */
export const firstSearches = (organizationId: string, asked: SearchesAsked, pageSize: number) =>
  queryOptions({
    queryKey: [...searchesKey(organizationId, asked), pageSize],
    queryFn: ({ signal }) =>
      call('GET /Management/Analytics/Searches', { query: { ...asked, pageSize }, signal }),
    ...fresh,
  });

/** What a table of people is asked for, of the person's own organization. */
type AskedOf<Name extends CallName> = Omit<NonNullable<Query<Name>>, 'organizationId' | 'organizationName'>;

export type WatchedAsked = AskedOf<'GET /Management/Analytics/Watched.csv'>;

export const watchedKey = (organizationId: string, asked: WatchedAsked) =>
  keyOf('watched', organizationId, asked);

/** The latest rows of members with an item that they watched, and the number of all rows. */
export const firstWatched = (organizationId: string, asked: WatchedAsked, pageSize: number) =>
  queryOptions({
    queryKey: [...watchedKey(organizationId, asked), pageSize],
    queryFn: ({ signal }) =>
      callPaged('GET /Management/Analytics/Watched', { query: { ...asked, pageSize }, signal }),
    ...fresh,
  });

export type GuestsAsked = AskedOf<'GET /Management/Analytics/Guests.csv'>;

export const guestsKey = (organizationId: string, asked: GuestsAsked) =>
  keyOf('guests', organizationId, asked);

export type CompletionsAsked = AskedOf<'GET /Management/Analytics/Completions.csv'>;

export const completionsKey = (organizationId: string, asked: CompletionsAsked) =>
  keyOf('completions', organizationId, asked);

/** How many members a question about completion finds. */
export const completionsCount = (organizationId: string, asked: CompletionsAsked) =>
  queryOptions({
    queryKey: [...completionsKey(organizationId, asked), 'count'],
    queryFn: ({ signal }) =>
      callPaged('GET /Management/Analytics/Completions', { query: { ...asked, pageSize: 1 }, signal }),
    ...fresh,
  });
