import { isolate } from '@tv/contract/isolate';

/** The sound tracks of an item in the studio. */
export const kinds: Record<number, string> = {
  1: 'Original',
  2: 'Dub',
  3: 'Audio description',
  4: 'Commentary',
};
export const tracks = 'Sound tracks';
export const none = 'The film has no sound.';
export const ofFile = 'in the file';
export const playsFirst = 'Plays first';
export const playFirst = (name: string) => `Plays first: ${isolate(name)}`;
export const states = {
  uploading: (percent: string) => `Upload not complete: ${percent}`,
  waiting: 'Waiting to be processed',
  processing: (percent: string) => `Processing ${percent}`,
  failed: 'Failed',
  'left-out': 'Left out',
  ready: '',
};
export const edit = (name: string) => `Name and language: ${isolate(name)}`;
export const editTitle = 'Name and language';
export const remove = (name: string) => `Remove: ${isolate(name)}`;
export const removeSure =
  'Viewers can no longer choose this sound track. The file that it was made of is not stored.';
export const name = 'Name';
export const nameHelp = 'Empty: after its language.';
export const kind = 'Kind';
export const language = 'Language';
export const choose = 'Add a sound file';
export const help = 'A recording as long as the film, e.g. M4A, MP3 or WAV. The pictures stay as they are.';
export const sending = (percent: string) => `Sending ${percent}`;
export const sent = 'The sound track is processed now.';
export const stop = 'Stop sending';
export const save = 'Save';
