import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { filterNames, readFilters, type Filters } from '../filters/filters.ts';
import { readSort, writeSort, type Sort } from './sorts.ts';

/** What the list shows, as the address says it. */
export type ContentAddress = {
  /** Name of the view that was chosen; empty: all content. */
  view: string;
  term: string;
  filters: Filters;
  sort: Sort;
};

export const readAddress = (query: URLSearchParams): ContentAddress => ({
  view: query.get('view') ?? '',
  term: (query.get('searchTerm') ?? '').trim(),
  filters: readFilters(query),
  sort: readSort(query),
});

/** The address without its view, as saved views have it. Names come in one order, so that equal views are equal texts. */
export function writeQuery({ term, filters, sort }: Omit<ContentAddress, 'view'>): URLSearchParams {
  const query = new URLSearchParams();
  if (term) query.set('searchTerm', term);
  for (const name of filterNames) for (const value of filters[name]) query.append(name, value);
  writeSort(query, sort);
  return query;
}

export function writeAddress(address: ContentAddress): URLSearchParams {
  const query = writeQuery(address);
  if (address.view) query.set('view', address.view);
  return query;
}

export type ChangeAddress = (change: Partial<ContentAddress>) => void;

/** What the address says, and a way to change it that Back takes back. */
export function useContentAddress(): [ContentAddress, ChangeAddress] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback(
    (next: Partial<ContentAddress>) =>
      setQuery((shown) => writeAddress({ ...readAddress(shown), ...next }), { preventScrollReset: true }),
    [setQuery],
  );
  return [address, change];
}
