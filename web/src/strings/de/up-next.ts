import { isolate } from '@tv/contract/isolate';

export const loading = 'Die nächsten Inhalte werden geladen';
export const nothingElse = 'Danach kommt noch nichts.';
export const upNext = 'Als Nächstes';
export const nextIs = (title: string) => `Als Nächstes: ${isolate(title)}`;
export const nextIn = (seconds: number) => `Weiter in ${seconds} s`;
export const playNow = 'Jetzt abspielen';
export const cancel = 'Abbrechen';
export const stillThere = 'Sehen Sie noch zu?';
export const nothingNext = 'Danach kommt nichts mehr';
export const playlistDone = 'Ihre Playlist ist zu Ende.';
