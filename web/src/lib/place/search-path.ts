import { pathIn, type Place } from './place.ts';

/** The page that searches everything for these words. */
export const searchPath = (place: Place, words: string): string =>
  `${pathIn(place, 'search')}?searchTerm=${encodeURIComponent(words)}`;

/** The page that finds the items in which this person speaks: the name is searched for, and it is the filter. */
export const speakerPath = (place: Place, name: string): string =>
  `${searchPath(place, name)}&speaker=${encodeURIComponent(name)}`;
