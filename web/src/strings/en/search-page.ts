export const search = 'Search';
export const searchFor = (term: string) => `${term} · Search`;
export const searchIn = 'Search in';
export const empty = 'What are you looking for?';
export const emptyText = 'Titles, descriptions, tags and every word that is spoken are searched.';
