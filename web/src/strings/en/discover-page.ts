import { isolate } from '@tv/contract/isolate';

export const discover = 'Discover';
export const search = 'Search categories';
export const more = 'More categories';
export const notFound = (term: string) => `No categories match “${isolate(term)}”`;
export const fewerLetters = 'Try fewer letters.';
export const showAll = 'Show all categories';
export const empty = 'No categories yet';
export const emptyText = 'Categories appear here as soon as something is published in them.';
export const home = 'Home';
