import { limits } from '@tv/contract/limits';

/** Paths below the API base, written as the web writes them: query names in alphabetical order. */
export type FirstCalls = { paths: string[]; organization: string; featured?: string; item?: string };

const id = '([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})';
const home = new RegExp(`^/public/${id}/?$`);
const watch = new RegExp(`^/public/${id}/(?:watch|embed)/${id}$`);
const other = new RegExp(`^/public/${id}/`);

/** The calls that the web makes first at an address of the public pages; `undefined` elsewhere. */
export function firstCalls(path: string): FirstCalls | undefined {
  const organizationId = (home.exec(path) ?? other.exec(path))?.[1];
  if (!organizationId) return undefined;
  const organization = `/Organizations/${organizationId}/Publics`;
  const chrome = [organization, `/Organizations/${organizationId}/UICustomizations/Publics`];
  const item = watch.exec(path)?.[2];
  if (item) {
    const itemPath = `/MediaContents/Publics/${item}`;
    return { paths: [...chrome, itemPath], organization, item: itemPath };
  }
  if (!home.test(path)) return { paths: chrome, organization };
  const list = `/Organizations/${organizationId}/Publics/MediaContents`;
  const featured = `${list}?pageIndex=1&pageSize=${limits.featured}&showOnlyPublicFeatured=true&sortBy=CreatedDate&sortOrder=Desc`;
  const upcoming = `${list}?pageIndex=1&pageSize=${limits.pageSize}&showOnlyUpcoming=true&sortBy=ScheduledPublicationDate&sortOrder=Asc`;
  const categories = `/Organizations/${organizationId}/Publics/Categories?ShowOnlyCategoriesWithPublishedMediaContents=true&loadRelatedPublishedMediaContents=true&pageIndex=1&pageSize=${limits.categories}`;
  return { paths: [...chrome, featured, upcoming, categories], organization, featured };
}
