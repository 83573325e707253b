// @vitest-environment jsdom
import { firstCalls, pathOf, type FirstCalls } from '@tv/contract/calls/first-calls';
import { expect, it, vi } from 'vitest';
import { category } from '@tv/client/lib/categories/category-query.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { organizationColors, publicOrganization } from '@tv/client/lib/organization/queries.ts';
import { upcoming } from './browse/home-queries.ts';
import { publicArea } from '@tv/client/lib/area/area.ts';
import { homeData } from './browse/home-data.ts';
import { watchData } from './watch/watch-data.ts';

const orgId = 'a0000000-0000-4000-8000-000000000001';
const id = 'a0000000-0000-4000-8000-000000000002';
const area = publicArea(orgId);
const ofEveryPage = [publicOrganization(orgId), organizationColors(orgId)];

/** The paths that these queries ask the service for. */
async function pathsOf(queries: object[]): Promise<string[]> {
  const element = document.createElement('script');
  element.id = 'configuration';
  element.type = 'application/json';
  element.textContent = JSON.stringify({ apiBase: '/api' });
  document.body.append(element);
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    paths.push(address.slice('/api'.length));
    return Response.json([]);
  });
  for (const query of queries) {
    if ('initialPageParam' in query) await queryClient.fetchInfiniteQuery(query as never);
    else await queryClient.fetchQuery(query as never);
  }
  queryClient.clear();
  return paths.toSorted();
}

const listed = (calls: FirstCalls) => Object.values(calls).map(pathOf).toSorted();

it.each([
  ['home', [...ofEveryPage, ...homeData(area), upcoming(area)], firstCalls['/public/:orgId']({ orgId })],
  [
    'an item',
    [...ofEveryPage, ...watchData(id)(area)],
    firstCalls['/public/:orgId/watch/:id']({ orgId, id }),
  ],
  [
    'a category',
    [...ofEveryPage, category(area, id)],
    firstCalls['/public/:orgId/categories/:id']({ orgId, id }),
  ],
])('%s starts with the calls whose answers come with the page', async (_, queries, calls) => {
  expect(await pathsOf(queries)).toEqual(listed(calls));
});
