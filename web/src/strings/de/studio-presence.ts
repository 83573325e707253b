import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

/** Wer eine Seite des Studios sonst noch geöffnet hat. */
export const people = 'Jetzt auch hier';
export const alsoHere = (names: string) => `Auch hier: ${isolate(names)}`;
export const more = (count: number) =>
  plural(count, { one: 'eine weitere Person', other: '# weitere Personen' });

export const editing = (name: string, what: string) => `${isolate(name)} bearbeitet ${what}`;
export const lookingAt = (name: string, what: string) => `${isolate(name)} hat ${what} geöffnet`;
export const reviewing = (name: string) => `${isolate(name)} prüft diesen Inhalt`;
export const thisPage = 'diese Seite';
export const parts = {
  details: 'die Angaben',
  captions: 'Untertitel',
  sound: 'die Tonspuren',
  chapters: 'die Kapitel',
  attachments: 'die Anhänge',
  file: 'die Datei',
  cut: 'den Schnitt',
  history: 'den Verlauf',
};
export const captionsIn = (language: string) => `Untertitel auf ${isolate(language)}`;
