import { isolate } from '@tv/contract/isolate';

export const title = 'Organisation beitreten';
export const belongsElsewhere = 'Was Sie geöffnet haben, gehört zu einer anderen Organisation.';
export const becomeMember = 'Sie werden Mitglied der Organisation und wechseln zu ihr.';
export const join = 'Beitreten';
export const joining = 'Wird beigetreten …';
export const search = 'Organisationen suchen';
export const organization = 'Organisation';
export const notLoaded = 'Diese Liste konnte nicht geladen werden.';
export const noResults = (term: string) => `Leider keine Ergebnisse für „${isolate(term)}“ gefunden`;
export const none = 'Es gibt keine weitere Organisation, der Sie beitreten können.';
export const more = 'Weitere Organisationen';
export const loading = 'Organisationen werden geladen';
export const wanted = 'Die Organisation des geöffneten Inhalts';
