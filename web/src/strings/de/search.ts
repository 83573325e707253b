import { isolate } from '@tv/contract/isolate';

export const portal = 'Portal';
export const search = 'Suchen';
export const closeSearch = 'Suche schließen';
export const whatToSearch = 'Titel, Tags, Gesprochenes suchen';
export const clearRecent = 'Letzte Suchen löschen';
export const suggestions = 'Vorschläge';

export const recentSearch = 'Letzte Suche';
export const title = 'Titel';
export const tag = 'Tag';
export const speaker = 'Person';
export const category = 'Kategorie';

export const all = 'Alles';
export const titles = 'Titel';
export const descriptions = 'Beschreibungen';
export const tags = 'Tags';
export const captions = 'Untertitel';

export const spoken = 'Gesprochen';
export const playAt = (time: string) => `Ab ${time} abspielen:`;
export const results = 'Suchergebnisse';
export const moreResults = 'Weitere Treffer';
export const found = (results: string, term: string) => `${results} für ${isolate(term)}`;
export const nothingFor = (term: string) => `Keine Treffer für „${isolate(term)}“`;
export const nothingIn = (scope: string) => `Keine Treffer unter „${scope}“. Suchen Sie überall.`;
export const otherWords =
  'Versuchen Sie es mit weniger oder anderen Wörtern. Durchsucht werden Titel, Beschreibungen, Tags, Namen und Gesprochenes.';
export const searchEverywhere = 'Überall suchen';
