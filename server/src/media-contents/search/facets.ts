import type { Facets, FacetsQuery } from '@tv/contract/media-contents/media-contents';
import type { Queries } from '../../platform/db/database.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { readFacets } from './facets-db.ts';
import { widenSearch } from './widen-search.ts';

const none: Facets = {
  mediaTypes: [],
  categories: [],
  speakers: [],
  languages: [],
  years: [],
  durations: [],
  isExact: true,
};

/** The values by which a list, or the items that a search finds, can be narrowed. */
export async function findFacets(
  db: Queries,
  viewer: OrganizationViewer,
  query: FacetsQuery,
  now: Date,
): Promise<Facets> {
  const asking = { viewer, query, now };
  if (!query.searchTerm?.trim()) return readFacets(db, asking, undefined);
  const widened = await widenSearch(db, asking, (search) => readFacets(db, asking, search));
  return widened?.found ?? none;
}
