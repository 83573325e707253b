import type { CategoriesQuery } from '@tv/contract/categories';
import { memberAudience, publicAudience } from '../media-contents/audience.ts';
import { type Caller, requirePerson } from '../platform/auth/caller.ts';
import { createCategoryRows } from './category-rows.ts';
import { type CategoriesRequest, findCategory, listCategories } from './categories-db.ts';
import { followCategory, unfollowCategory } from './followers-db.ts';
import { ofPublicOrganization } from '../media-contents/list-routes.ts';
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
    const audience = memberAudience(requirePerson(caller));
    if (query.orgId && query.orgId !== audience.organizationId) return { items: [], total: 0 };
    return listCategories(lists, audience, asked(query), clock());
  });

  serve('GET /Organizations/:organizationId/Publics/Categories', async ({ params, query, caller }) => {
    const audience = publicAudienceIn(caller, params.organizationId);
    const isOther = query.orgId !== undefined && query.orgId !== params.organizationId;
    const page = isOther
      ? { items: [], total: 0 }
      : await listCategories(lists, audience, asked(query), clock());
    return ofPublicOrganization(reads, params.organizationId, page);
  });

  serve('GET /Categories/:id', async ({ params, caller }) => {
    const found = await findCategory(reads, memberAudience(requirePerson(caller)), params.id, clock());
    if (!found) throw notFound('This category');
    return found;
  });

  serve('GET /Organizations/:organizationId/Publics/Categories/:id', async ({ params, caller }) => {
    const audience = publicAudienceIn(caller, params.organizationId);
    const found = await findCategory(reads, audience, params.id, clock());
    if (!found) throw notFound('This category');
    return found;
  });

  serve('GET /Categories/Discover', async ({ query, caller }) =>
    listCategories(lists, memberAudience(requirePerson(caller)), { ...query, ...discover }, clock()),
  );

  serve('GET /Categories/Publics/:organizationId/Discover', async ({ params, query, caller }) => {
    const audience = publicAudienceIn(caller, params.organizationId);
    const page = await listCategories(lists, audience, { ...query, ...discover }, clock());
    return ofPublicOrganization(reads, params.organizationId, page);
  });

  serve('GET /Categories/Followed', async ({ query, caller }) =>
    listCategories(lists, memberAudience(requirePerson(caller)), followed(query), clock()),
  );

  serve('GET /Categories/Publics/:organizationId/Followed', async ({ params, query, caller }) => {
    const audience = publicAudienceIn(caller, params.organizationId);
    const page = await listCategories(lists, audience, followed(query), clock());
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

const publicAudienceIn = (caller: Caller, organizationId: string) => ({
  ...publicAudience(caller, organizationId),
  organizationId,
});

const discover = { withPreviews: true, order: 'followed first' } as const;

const asked = (query: CategoriesQuery): CategoriesRequest => ({
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
