import { isolate } from '@tv/contract/isolate';

export const search = 'Search';
export const searchFor = (term: string) => `${isolate(term)} · Search`;
export const searchIn = 'Search in';
export const empty = 'What are you looking for?';
export const emptyText = 'Search titles, descriptions, tags and every spoken word.';
