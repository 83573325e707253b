export const discover = 'Discover';
export const search = 'Search categories';
export const more = 'More categories';
export const notFound = (term: string) => `No category is called “${term}”`;
export const fewerLetters = 'Try fewer letters.';
export const showAll = 'Show all categories';
export const empty = 'No categories yet';
export const emptyText = 'As soon as something is published, its category is shown here.';
export const home = 'Home';
