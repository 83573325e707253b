import { askedOf, type ManagedQuery } from '../filters/filters.ts';
import { readAddress } from './content-address.ts';

/** What the service is asked for a query of the address, without its order. Its periods end now. */
export function narrowedBy(query: string): Partial<ManagedQuery> {
  const { term, filters } = readAddress(new URLSearchParams(query));
  return { ...askedOf(filters, new Date()), ...(term && { searchTerm: term }) };
}

/** The same with its order. */
export function askedBy(query: string): Partial<ManagedQuery> {
  const { sort } = readAddress(new URLSearchParams(query));
  return { ...narrowedBy(query), sortBy: sort.by, descending: sort.isDescending };
}
