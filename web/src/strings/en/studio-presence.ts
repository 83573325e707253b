import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

/** Who else has a page of the studio open. */
export const people = 'Also here now';
export const alsoHere = (names: string) => `Also here: ${isolate(names)}`;
export const more = (count: number) => plural(count, { one: 'one more person', other: '# more people' });

export const editing = (name: string, what: string) => `${isolate(name)} is editing ${what}`;
export const lookingAt = (name: string, what: string) => `${isolate(name)} is looking at ${what}`;
export const reviewing = (name: string) => `${isolate(name)} is reviewing this item`;
export const thisPage = 'this page';
export const parts = {
  details: 'the details',
  captions: 'captions',
  sound: 'the sound tracks',
  chapters: 'the chapters',
  attachments: 'the attachments',
  file: 'the file',
  cut: 'the cut',
  history: 'the history',
};
export const captionsIn = (language: string) => `captions in ${isolate(language)}`;
