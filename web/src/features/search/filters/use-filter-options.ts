import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { optionsOf, type Option } from './filter-options.ts';
import type { FilterName } from './filters.ts';
import { facets, searchResults } from '../queries.ts';
import type { Search } from '../search-address.ts';

type FilterOptions = {
  options: (name: FilterName) => Option[];
  /** The values that the service tells are not there yet, or could not be had. */
  isPending: boolean;
  isError: boolean;
};

/** What each filter offers. The service is asked for it while this is in use. */
export function useFilterOptions(search: Search): FilterOptions {
  const area = useArea();
  const { data, isPending, isError } = useQuery(facets(area, search));
  const { seen, categories } = useSeen(search);
  return {
    options: (name) => optionsOf(name, search.filters, data, seen, categories),
    isPending,
    isError,
  };
}

/** The values of the results at hand, and the names of all categories that were met. */
export function useSeen(search: Search) {
  const area = useArea();
  const list = useInfiniteQuery({ ...searchResults(area, search), enabled: false });
  // Only looks at what was answered to an opened filter.
  const { data: counted } = useQuery({ ...facets(area, search), enabled: false });
  const items = mediaContentsOf(list.data);
  const met = [...items.flatMap((item) => item.categories), ...(counted?.categories ?? [])];
  return {
    categories: new Map(met.map(({ id, name }) => [id, name])),
    seen: { category: met.map(({ id }) => id), speaker: items.flatMap(({ speakers }) => speakers) },
    isReady: list.data !== undefined && !list.isPlaceholderData,
  };
}
