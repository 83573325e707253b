import { firstCalls, pathOf } from '@tv/contract/calls/first-calls';
import { limits } from '@tv/contract/limits/limits';
import { apiBase, callAddress as address } from '@tv/server/platform/http/call-address';
import { many, one } from './checks.ts';
import type { Question } from '../measure.ts';
import { organizationId } from '../library/seed-library.ts';

/** The calls that the web makes at home, by what they bring. */
type HomeCalls = Record<string, Question>;

/** Home for visitors. */
export function homeCalls(): HomeCalls {
  const checks: Partial<Record<string, Question['check']>> = {
    organization: one(organizationId),
    colors: () => undefined,
    featured: many(limits.featured),
    upcoming: many([1, 8]),
    categories: many(limits.categories),
  };
  const calls = firstCalls['/public/:orgId']({ orgId: organizationId });
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => {
      const check = checks[name];
      if (!check) throw new Error(`Nothing is known about the answer to home's call ${name}.`);
      return [name, { path: apiBase + pathOf(call), headers: { authorization: 'Bearer public' }, check }];
    }),
  );
}

/** Home for people who are signed in, without their bearers. */
export const insideHomeCalls = (): HomeCalls => ({
  me: {
    path: address('GET /Users/Me'),
    check: (body) => (body.includes('"mediaToken"') ? undefined : 'no media token'),
  },
  featured: {
    path: address('GET /MediaContents', {
      query: {
        pageIndex: 1,
        pageSize: limits.featured,
        sortBy: 'CreatedDate',
        sortOrder: 'Desc',
        showOnlyFeatured: true,
      },
    }),
    check: many(limits.featured),
  },
  upcoming: {
    path: address('GET /MediaContents', {
      query: {
        pageIndex: 1,
        pageSize: limits.pageSize,
        showOnlyUpcoming: true,
        sortBy: 'ScheduledPublicationDate',
        sortOrder: 'Asc',
      },
    }),
    check: many(8, 8),
  },
  'in progress': {
    path: address('GET /MediaContents', {
      query: { pageIndex: 1, pageSize: limits.pageSize, showOnlyInProgress: true },
    }),
    check: many([1, 10]),
  },
  categories: {
    path: address('GET /Categories', {
      query: {
        ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true,
        loadRelatedPublishedMediaContents: true,
        pageIndex: 1,
        pageSize: limits.categories,
      },
    }),
    check: many(limits.categories),
  },
});
