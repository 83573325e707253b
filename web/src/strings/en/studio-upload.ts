import { number, plural } from './locale.ts';

/** Bringing files into the library. */
export const upload = 'Upload';
export const uploads = 'Uploads';
export const title = 'Upload';
export const chooseFiles = 'Choose files';
export const chooseFolder = 'Choose a folder';
export const withSheet = 'Many with a sheet';
export const record = 'Record a video';
export const chooseHere = 'Choose files to upload';
export const dropHere = 'Drop files anywhere in the studio';
export const dropHelp =
  'Video and sound of any kind. Captions that lie beside a file and have its name, such as talk.en.vtt, come along.';
export const letGo = 'Let go to upload';

export const uploadingOf = (place: number, count: number) => `Uploading ${number(place)} of ${number(count)}`;
export const allUploaded = (count: number) =>
  plural(count, { one: '# file uploaded', other: '# files uploaded' });
export const needAttention = (count: number) =>
  plural(count, { one: '# file needs you', other: '# files need you' });
export const pause = (file: string) => `Pause ${file}`;
export const goOn = (file: string) => `Go on with ${file}`;
export const fold = 'Fold the uploads';
export const unfold = 'Show the uploads';
export const closeList = 'Close the list';

export const cancel = (file: string) => `Cancel ${file}`;
export const retry = (file: string) => `Try ${file} again`;
export const takeOff = (file: string) => `Take ${file} off the list`;
export const describe = (file: string) => `Describe ${file}`;
export const progressOf = (file: string) => `Progress of ${file}`;

/** How far a file is. */
export const waiting = 'Waiting for its turn';
export const reading = (percent: string) => `Reading the file, ${percent}`;
export const away = (percent: string) => `Stopped at ${percent}. Goes on by itself.`;
export const paused = (percent: string) => `Paused at ${percent}`;
export const lost = (percent: string) => `Stopped at ${percent}. Choose the file again to go on.`;
export const processing = (percent: string) => `Uploaded. Being processed, ${percent}.`;
export const describeMeanwhile = 'Uploaded. Describe it while it is processed.';
export const done = 'Ready';
export const known = 'The library has this file already.';
export const open = 'Open it';

/** What a person may still upload. */
export const uploadsLeft = (left: number, most: number) =>
  plural(left, {
    one: `You may upload # more file within 24 hours (of ${number(most)}).`,
    other: `You may upload # more files within 24 hours (of ${number(most)}).`,
  });
export const bytesLeft = (left: string, most: string) => `${left} of ${most} are left for these 24 hours.`;
export const storageLeft = (left: string, most: string) => `${left} of your ${most} are free.`;
export const organizationLeft = (left: string, most: string) =>
  `${left} of the organization’s ${most} are free.`;
export const beyondQuota = (planned: string) =>
  `These files have ${planned} together, more than you may upload now. The last of them will be refused.`;
export const quota = {
  uploadsPerDay: 'You have uploaded as many files as you may within 24 hours. Try again later.',
  bytesPerDay: 'With this file you would upload more than you may within 24 hours. Try again later.',
  personStorage:
    'With this file you would store more than you may. Delete items for good, or ask whoever runs the portal for more.',
  organizationStorage:
    'With this file the organization would store more than it may. Delete items for good, or ask whoever runs the portal for more.',
};
export const refusedBeside = (file: string, reason: string) =>
  `${file}: ${reason} Correct it and choose both again, or choose the film alone.`;
export const unreadable = 'The file could not be read, or it is empty. Choose it again when it is whole.';
export const unexpected = 'That did not work. Try again.';
export const neither = (names: string) => `Left out, neither video nor sound: ${names}`;
export const tooMany = (most: number) => `At most ${number(most)} files at once. The others were left out.`;

/** What is said of a file. */
export const form = (file: string) => `About ${file}`;
export const titleHelp = 'Left empty: what the file says itself, or its name.';
export const dated = (date: string) => `From the sheet: its own date is ${date}.`;
export const linkEndsFromCategory = (days: number) =>
  plural(days, {
    one: 'From the category: the public link ends # day after the upload.',
    other: 'From the category: the public link ends # days after the upload.',
  });
export const publish = 'Publish';
export const published = 'Published';
export const saving = 'Saving …';
export const saved = 'Saved';
export const savedAt = (time: string) => `Saved at ${time}`;
export const savedWithUpload = 'Kept in this browser, and saved with the upload.';
export const notSaved = 'Not saved';
export const notReached =
  'Not saved: the portal was not reached. Nothing is lost, and saving is tried again by itself.';
export const seeField = 'Not saved: correct the field that is marked.';
export const saveAgain = 'Save again';
export const needsSaving = 'What you wrote is not saved yet.';
export const deleted = 'Somebody deleted this item.';
