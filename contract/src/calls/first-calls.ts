import type { CallName, Query } from './api.ts';
import { limits } from '../limits/limits.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { requestLine, type AddressOptions } from './request.ts';

/** A call of the contract with its parameters and its query. */
export type PreparedCall<Name extends CallName> = readonly [
  name: Name,
  options: AddressOptions<Name> & object,
];

const prepare = <Name extends CallName>(
  name: Name,
  options: AddressOptions<Name> & object,
): PreparedCall<Name> => [name, options];

/** The path of a prepared call below the API base, with its query. */
export const pathOf = ([name, options]: readonly [name: CallName, options: object]): string =>
  requestLine(name, options).path;

export const publicOrganization = (id: string) =>
  prepare('GET /Organizations/:id/Publics', { params: { id } });

export const organizationColors = (id: string) =>
  prepare('GET /Organizations/:id/UICustomizations/Publics', { params: { id } });

type ContentsQuery = NonNullable<Query<'GET /MediaContents'>>;
export const publicContents = (organizationId: string, query: ContentsQuery) =>
  prepare('GET /Organizations/:organizationId/Publics/MediaContents', { params: { organizationId }, query });

export type CategoriesQuery = NonNullable<Query<'GET /Organizations/:organizationId/Publics/Categories'>>;
export const publicCategories = (organizationId: string, query: CategoriesQuery) =>
  prepare('GET /Organizations/:organizationId/Publics/Categories', {
    params: { organizationId },
    query: { ...query, ShowOnlyCategoriesWithPublishedMediaContents: true },
  });

export const publicCategory = (organizationId: string, id: string) =>
  prepare('GET /Organizations/:organizationId/Publics/Categories/:id', { params: { organizationId, id } });

export const publicItem = (id: string) => prepare('GET /MediaContents/Publics/:id', { params: { id } });

export const publicPlayerSettings = (id: string) =>
  prepare('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', { params: { id } });

/** What home shows above its rows. `isPublic`: the choice for the public pages. */
export const featuredQuery = (isPublic: boolean): ContentsQuery => ({
  pageIndex: 1,
  pageSize: limits.featured,
  sortBy: 'CreatedDate',
  sortOrder: 'Desc',
  ...(isPublic ? { showOnlyPublicFeatured: true } : { showOnlyFeatured: true }),
});

export const upcomingQuery: ContentsQuery = {
  pageIndex: 1,
  pageSize: limits.pageSize,
  showOnlyUpcoming: true,
  sortBy: 'ScheduledPublicationDate',
  sortOrder: 'Asc',
};

/** A page of home's rows: categories with their newest items. */
export const rowsQuery = (paging: Pick<CategoriesQuery, 'pageIndex' | 'cursor'>): CategoriesQuery => ({
  ...paging,
  pageSize: limits.categories,
  loadRelatedPublishedMediaContents: true,
});

/** The calls of a public page, by what it shows. */
export type FirstCalls = {
  organization: ReturnType<typeof publicOrganization>;
  colors: ReturnType<typeof organizationColors>;
  featured?: ReturnType<typeof publicContents>;
  upcoming?: ReturnType<typeof publicContents>;
  categories?: ReturnType<typeof publicCategories>;
  category?: ReturnType<typeof publicCategory>;
  item?: ReturnType<typeof publicItem>;
  settings?: ReturnType<typeof publicPlayerSettings>;
};

/** The calls that every public page of an organization starts with. */
export const callsOfEveryPage = (organizationId: string): FirstCalls => ({
  organization: publicOrganization(organizationId),
  colors: organizationColors(organizationId),
});

const callsOfItem = ({ orgId, id }: { orgId: string; id: string }): FirstCalls => ({
  ...callsOfEveryPage(orgId),
  item: publicItem(id),
  settings: publicPlayerSettings(id),
});

/**
 * The calls of the public pages that start with more. The service puts their answers into the first HTML, where the web
 * finds them by the address of the call. A page that is not here starts with the calls of every page.
 */
export const firstCalls = {
  '/public/:orgId': ({ orgId }: { orgId: string }): FirstCalls => ({
    ...callsOfEveryPage(orgId),
    featured: publicContents(orgId, featuredQuery(true)),
    upcoming: publicContents(orgId, upcomingQuery),
    categories: publicCategories(orgId, rowsQuery({ pageIndex: 1 })),
  }),
  '/public/:orgId/watch/:id': callsOfItem,
  '/public/:orgId/embed/:id': callsOfItem,
  '/public/:orgId/categories/:id': ({ orgId, id }: { orgId: string; id: string }): FirstCalls => ({
    ...callsOfEveryPage(orgId),
    category: publicCategory(orgId, id),
  }),
} satisfies Partial<Record<PagePath, unknown>>;
