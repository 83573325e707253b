import { isolate } from '@tv/contract/isolate';

export const search = 'Suche';
export const searchFor = (term: string) => `${isolate(term)} · Suche`;
export const searchIn = 'Suchen in';
export const empty = 'Wonach suchen Sie?';
export const emptyText = 'Suchen Sie in Titeln, Beschreibungen, Tags und jedem gesprochenen Wort.';
