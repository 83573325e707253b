import type { CategoriesQuery } from '@tv/contract/categories/categories';
import { memberViewer, publicViewer, readingViewer } from '../media-contents/viewer.ts';
import { type Caller, requirePerson } from '../platform/auth/caller.ts';
import { createCategoryRows } from './category-rows.ts';
import { type CategoriesRequest, findCategory, listCategories } from './categories-db.ts';
import { followCategory, unfollowCategory } from './followers-db.ts';
import { ofPublicOrganization } from '../media-contents/lists/list-routes.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { CategoriesDeps } from './deps.ts';
import { serveCovers } from './cover-routes.ts';
import { serveManagedCategories } from './manage-routes.ts';

export function serveCategories(serve: Serve, deps: CategoriesDeps): void {
  const { db, itemJson, clock } = deps;
  const { reads } = db;
  const lists = { db: reads, itemJson, rows: createCategoryRows() };
  serveManagedCategories(serve, deps);
  serveCovers(serve, deps);
  serve('GET /Categories', async ({ query, caller }) => {
    const viewer = readingViewer(caller);
    if (query.orgId && query.orgId !== viewer.organizationId) return { items: [], total: 0 };
    return listCategories(lists, viewer, requestOf(query), clock());
  });

  serve('GET /Organizations/:organizationId/Publics/Categories', async ({ params, query, caller }) => {
    const viewer = publicViewerIn(caller, params.organizationId);
    const isOther = query.orgId !== undefined && query.orgId !== params.organizationId;
    const page = isOther
      ? { items: [], total: 0 }
      : await listCategories(lists, viewer, requestOf(query), clock());
    return ofPublicOrganization(reads, params.organizationId, page);
  });

  serve('GET /Categories/:id', async ({ params, caller }) => {
    const found = await findCategory(reads, readingViewer(caller), params.id, clock());
    if (!found) throw notFound('This category');
    return found;
  });

  serve('GET /Organizations/:organizationId/Publics/Categories/:id', async ({ params, caller }) => {
    const viewer = publicViewerIn(caller, params.organizationId);
    const found = await findCategory(reads, viewer, params.id, clock());
    if (!found) throw notFound('This category');
    return found;
  });

  serve('GET /Categories/Discover', async ({ query, caller }) =>
    listCategories(lists, readingViewer(caller), { ...query, ...discover }, clock()),
  );

  serve('GET /Categories/Publics/:organizationId/Discover', async ({ params, query, caller }) => {
    const viewer = publicViewerIn(caller, params.organizationId);
    const page = await listCategories(lists, viewer, { ...query, ...discover }, clock());
    return ofPublicOrganization(reads, params.organizationId, page);
  });

  serve('GET /Categories/Followed', async ({ query, caller }) =>
    listCategories(lists, memberViewer(requirePerson(caller)), followed(query), clock()),
  );

  serve('GET /Categories/Publics/:organizationId/Followed', async ({ params, query, caller }) => {
    const viewer = publicViewerIn(caller, params.organizationId);
    const page = await listCategories(lists, viewer, followed(query), clock());
    return ofPublicOrganization(reads, params.organizationId, page);
  });

  serve('POST /Categories/:id/Followers', async ({ params, caller }) => {
    if (!(await followCategory(db, requirePerson(caller), params.id, clock())))
      throw notFound('This category');
  });

  serve('DELETE /Categories/:id/Followers', async ({ params, caller }) => {
    if (!(await unfollowCategory(db, requirePerson(caller), params.id))) throw notFound('This category');
  });
}

const publicViewerIn = (caller: Caller, organizationId: string) => ({
  ...publicViewer(caller, organizationId),
  organizationId,
});

const discover = { withPreviews: true, order: 'followed first' } as const;

const requestOf = (query: CategoriesQuery): CategoriesRequest => ({
  ...query,
  withoutEmpty:
    query.ShowOnlyCategoriesWithPublishedMediaContents ||
    query.ShowOnlyCategoriesWithAccessiblePublishedMediaContents,
  withMediaContents: query.loadRelatedPublishedMediaContents,
});

type Followed = { sortOrder?: string; isFollowedMainSectionResult?: boolean };

const followed = <Query extends Followed>(query: Query) =>
  ({
    ...query,
    withMediaContents: query.isFollowedMainSectionResult,
    order: query.sortOrder?.toLowerCase() === 'asc' ? 'oldest follow' : 'newest follow',
  }) as const;
