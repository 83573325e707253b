import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Bringing files into the library. */
export const upload = 'Upload';
export const uploads = 'Uploads';
export const title = 'Upload';
export const chooseFiles = 'Choose files';
export const chooseFolder = 'Choose a folder';
export const withSheet = 'Import with a spreadsheet';
export const record = 'Record a video';
export const chooseHere = 'Choose files to upload';
export const dropHere = 'Drop files anywhere in the studio';
export const dropHelp =
  'Video and sound of any kind. Caption files next to a video with the same name, such as talk.en.vtt, are added to it.';
export const letGo = 'Let go to upload';

export const uploadingOf = (place: number, count: number) => `Uploading ${number(place)} of ${number(count)}`;
export const allUploaded = (count: number) =>
  plural(count, { one: '# file uploaded', other: '# files uploaded' });
export const needAttention = (count: number) =>
  plural(count, { one: '# file needs your attention', other: '# files need your attention' });
export const pause = (file: string) => `Pause ${isolate(file)}`;
export const goOn = (file: string) => `Resume ${isolate(file)}`;
export const fold = 'Collapse the uploads';
export const unfold = 'Show the uploads';
export const closeList = 'Close the list';

export const cancel = (file: string) => `Cancel ${isolate(file)}`;
export const retry = (file: string) => `Try ${isolate(file)} again`;
export const takeOff = (file: string) => `Remove ${isolate(file)} from the list`;
export const describe = (file: string) => `Describe ${isolate(file)}`;
export const progressOf = (file: string) => `Progress of ${isolate(file)}`;

/** How far a file is. */
export const waiting = 'Waiting in the queue';
export const reading = (percent: string) => `Reading the file, ${percent}`;
export const away = (percent: string) => `Stopped at ${percent}. It resumes automatically.`;
export const paused = (percent: string) => `Paused at ${percent}`;
export const lost = (percent: string) => `Stopped at ${percent}. Choose the file again to resume.`;
export const processing = (percent: string) => `Uploaded. Being processed, ${percent}.`;
export const describeMeanwhile = 'Uploaded. Add details while it is being processed.';
export const done = 'Ready';
export const known = 'This file is already in the library.';
export const open = 'Open it';

/** What a person may still upload. */
export const uploadsLeft = (left: number, most: number) =>
  plural(left, {
    one: `You can upload # more file in these 24 hours (of ${number(most)}).`,
    other: `You can upload # more files in these 24 hours (of ${number(most)}).`,
  });
export const bytesLeft = (left: string, most: string) => `${left} of ${most} left for these 24 hours.`;
export const storageLeft = (left: string, most: string) => `${left} of your ${most} are free.`;
export const organizationLeft = (left: string, most: string) =>
  `${left} of the organization’s ${most} are free.`;
export const beyondQuota = (planned: string) =>
  `Together these files are ${planned}, more than you can upload now. The last of them will be refused.`;
export const quota = {
  uploadsPerDay: 'You have reached the number of files you can upload within 24 hours. Try again later.',
  bytesPerDay: 'This file would exceed what you can upload within 24 hours. Try again later.',
  personStorage:
    'This file would exceed your storage. Delete items permanently, or ask whoever runs the portal for more.',
  organizationStorage:
    'This file would exceed the organization’s storage. Delete items permanently, or ask whoever runs the portal for more.',
};
export const refusedBeside = (file: string, reason: string) =>
  `${isolate(file)}: ${reason} Correct it and choose both again, or choose the film alone.`;
export const unreadable = 'The file could not be read, or it is empty. Check the file, then choose it again.';
export const unexpected = 'That did not work. Try again.';
export const neither = (names: string) =>
  `Left out because they are neither video nor audio: ${isolate(names)}`;
export const tooMany = (most: number) => `At most ${number(most)} files at once. The others were left out.`;

/** What is said of a file. */
export const form = (file: string) => `About ${isolate(file)}`;
export const titleHelp = 'If empty, the title in the file or its name is used.';
export const dated = (date: string) => `From the sheet: its own date is ${date}.`;
export const linkEndsFromCategory = (days: number) =>
  plural(days, {
    one: 'From the category: the public link ends # day after the upload.',
    other: 'From the category: the public link ends # days after the upload.',
  });
export const publish = 'Publish';
export const published = 'Published';
export const saving = 'Saving…';
export const saved = 'Saved';
export const savedAt = (time: string) => `Saved at ${time}`;
export const savedWithUpload = 'Stored in this browser and saved with the upload.';
export const notSaved = 'Not saved';
export const notReached =
  'Not saved: the portal could not be reached. Nothing is lost; saving is retried automatically.';
export const seeField = 'Not saved: correct the marked field.';
export const saveAgain = 'Save again';
export const needsSaving = 'What you wrote is not saved yet.';
export const deleted = 'Someone deleted this item.';
