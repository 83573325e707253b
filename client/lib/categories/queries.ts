import { publicCategories, type CategoriesQuery } from '@tv/contract/calls/first-calls';
import { callPaged, prepared } from '../api/call.ts';
import type { Area } from '../area/area.ts';

/** A page of the categories of a place that hold something to watch. */
export function listCategories(
  { isPublic, organizationId }: Area,
  query: CategoriesQuery,
  signal: AbortSignal,
) {
  return isPublic
    ? callPaged(...prepared(publicCategories(organizationId, query), { signal }))
    : callPaged('GET /Categories', {
        query: { ...query, ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true },
        signal,
      });
}
