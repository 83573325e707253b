import { pathIn, type Place } from './place.ts';

/** The page that searches everything for these words. */
export const searchPath = (place: Place, words: string): string =>
  `${pathIn(place, 'search')}?searchTerm=${encodeURIComponent(words)}`;
