import { isolate } from '@tv/contract/isolate';

export const categories = 'Kategorien';
export const discover = 'Entdecken';
export const following = 'Gefolgt';
export const organizations = 'Organisationen';
export const searchIn = (list: string) => `„${list}“ durchsuchen`;
export const search = 'Suchen';
export const notLoaded = 'Diese Liste konnte nicht geladen werden.';
export const loading = (list: string) => `${list}: wird geladen`;
export const noResults = (term: string) => `Leider keine Ergebnisse für „${isolate(term)}“ gefunden`;
export const noContent = 'Diese Organisation hat keine Inhalte.';
export const noneFollowed = 'Kategorien, denen Sie folgen, finden Sie hier schnell wieder';
export const noOther = 'Sie gehören zu keiner weiteren Organisation.';
export const moreCategories = 'Weitere Kategorien';
export const moreOrganizations = 'Weitere Organisationen';
export const joinOrganization = 'Organisation beitreten';
