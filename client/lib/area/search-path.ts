import { pathIn, type Area } from './area.ts';

/** The page that searches everything for these words. */
export const searchPath = (area: Area, words: string): string =>
  `${pathIn(area, 'search')}?searchTerm=${encodeURIComponent(words)}`;

/** The page that finds the items in which this person speaks: the name is searched for, and it is the filter. */
export const speakerPath = (area: Area, name: string): string =>
  `${searchPath(area, name)}&speaker=${encodeURIComponent(name)}`;
