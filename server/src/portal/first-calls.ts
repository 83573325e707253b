import {
  callsOfEveryPage,
  firstCalls,
  publicContents,
  type FirstCalls,
  type publicCategory,
} from '@tv/contract/calls/first-calls';
import { publicOrganizationIn, registrationPaths } from '@tv/contract/pages/page-paths';
import { matchPage } from './match-page.ts';

/** The first calls of the web at a path of the public pages. `undefined` for any other path. */
export function firstCallsAt(path: string): FirstCalls | undefined {
  const organizationId = publicOrganizationIn(path);
  if (organizationId === undefined) return undefined;
  const home = matchPage('/public/:orgId', path);
  if (home) return firstCalls['/public/:orgId'](home);
  const category = matchPage('/public/:orgId/categories/:id', path);
  if (category) return firstCalls['/public/:orgId/categories/:id'](category);
  const watched = matchPage('/public/:orgId/watch/:id', path);
  if (watched) return firstCalls['/public/:orgId/watch/:id'](watched);
  const embedded = matchPage('/public/:orgId/embed/:id', path);
  return embedded ? firstCalls['/public/:orgId/embed/:id'](embedded) : callsOfEveryPage(organizationId);
}

const registration = new Set(registrationPaths.map((path) => path.split('/')[0]!.toLowerCase()));

/** Whether a public page exists even if the organization has no public pages. */
export const isOpenAnyway = (path: string): boolean =>
  registration.has(path.split('/')[3]?.toLowerCase() ?? '');

/** The call for the newest item of a category, whose picture a pasted link shows. The page itself asks for more items. */
export const newestOf = ([, { params }]: ReturnType<typeof publicCategory>) =>
  publicContents(params.organizationId, {
    categoryId: [params.id],
    pageIndex: 1,
    pageSize: 1,
    sortBy: 'CreatedDate',
    sortOrder: 'Desc',
  });
