import { queryFrom, type ManagedQuery } from '../filters/filters.ts';
import { readAddress } from './content-address.ts';

/** The query for the list at an address, without its order. Its periods end now. */
export function narrowedBy(query: string): Partial<ManagedQuery> {
  const { term, filters } = readAddress(new URLSearchParams(query));
  return { ...queryFrom(filters, new Date()), ...(term && { searchTerm: term }) };
}

/** The same with its order. */
export function requestedBy(query: string): Partial<ManagedQuery> {
  const { sort } = readAddress(new URLSearchParams(query));
  return { ...narrowedBy(query), sortBy: sort.by, descending: sort.isDescending };
}
