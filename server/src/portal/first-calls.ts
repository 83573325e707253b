import { limits } from '@tv/contract/limits';
import { publicOrganizationIn, registrationPaths } from '@tv/contract/page-paths';
import { matchPage } from './match-page.ts';

/** Paths below the API base, written as the web writes them: query names in alphabetical order. */
export type FirstCalls = {
  paths: string[];
  organization: string;
  /** Also there where the organization has no public pages. */
  isOpenAnyway?: true;
  featured?: string;
  item?: string;
  settings?: string;
  category?: string;
  /** A list whose newest item lends its picture to a pasted link; the page itself asks for more of it. */
  newest?: string;
};

const ofRegistration = registrationPaths.map((path) => path.split('/')[0]!.toLowerCase());

/** What an address of the public pages shows, and the calls that answer for it. */
export const callsOfItem = (itemId: string) => {
  const item = `/MediaContents/Publics/${itemId}`;
  return { item, settings: `${item}/MediaPlayerSettings/Resolved` };
};

/** The calls that the web makes first at an address of the public pages; `undefined` elsewhere. */
export function firstCalls(path: string): FirstCalls | undefined {
  const organizationId = publicOrganizationIn(path);
  if (!organizationId) return undefined;
  const organization = `/Organizations/${organizationId}/Publics`;
  const chrome = [organization, `${organization.replace('/Publics', '')}/UICustomizations/Publics`];
  const list = `${organization}/MediaContents`;

  const itemId = (matchPage('/public/:orgId/watch/:id', path) ?? matchPage('/public/:orgId/embed/:id', path))
    ?.id;
  if (itemId) {
    const calls = callsOfItem(itemId);
    return { paths: [...chrome, calls.item, calls.settings], organization, ...calls };
  }
  const categoryId = matchPage('/public/:orgId/categories/:id', path)?.id;
  if (categoryId) {
    const found = `${organization}/Categories/${categoryId}`;
    const newest = `${list}?categoryId=${categoryId}&pageIndex=1&pageSize=1&sortBy=CreatedDate&sortOrder=Desc`;
    return { paths: [...chrome, found], organization, category: found, newest };
  }
  if (ofRegistration.includes(path.split('/')[3]?.toLowerCase() ?? ''))
    return { paths: chrome, organization, isOpenAnyway: true };
  if (!matchPage('/public/:orgId', path)) return { paths: chrome, organization };
  const featured = `${list}?pageIndex=1&pageSize=${limits.featured}&showOnlyPublicFeatured=true&sortBy=CreatedDate&sortOrder=Desc`;
  const upcoming = `${list}?pageIndex=1&pageSize=${limits.pageSize}&showOnlyUpcoming=true&sortBy=ScheduledPublicationDate&sortOrder=Asc`;
  const categories = `${organization}/Categories?ShowOnlyCategoriesWithPublishedMediaContents=true&loadRelatedPublishedMediaContents=true&pageIndex=1&pageSize=${limits.categories}`;
  return { paths: [...chrome, featured, upcoming, categories], organization, featured };
}
