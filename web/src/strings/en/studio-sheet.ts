import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Many files with a sheet. */
export const title = 'Import with a spreadsheet';
export const start = 'A sheet says what many files are';
export const startHelp =
  'Drop a table (CSV) and the files that it names here, in one go or one after the other. Nothing is uploaded before you have seen what becomes of each line.';
export const chooseSheet = 'Choose a sheet';
export const otherSheet = 'Choose another sheet';
export const chooseFiles = 'Choose files';
export const chooseFolder = 'Choose a folder';
export const template = 'Download a template';
export const startOver = 'Start over';
export const sheet = 'Sheet';
export const files = 'Files';
export const lines = (count: number) => plural(count, { one: '# line', other: '# lines' });
export const filesChosen = (count: number) =>
  plural(count, { one: '# file chosen', other: '# files chosen' });
export const noSheet = 'No sheet yet';
export const noFiles = 'No files yet. Drop them here, or choose them.';

/** Why a sheet cannot be read, and what to do. */
export const tooLarge = (most: number) =>
  `The sheet is larger than a page can take. Cut it into parts of ${number(most)} lines, or use the command line.`;
export const emptySheet = 'The sheet has no line below its headings. Fill it in and choose it again.';
export const noTable = (line: number | undefined) =>
  line === undefined
    ? 'This is no table that can be read. Save it as CSV and choose it again.'
    : `This is no table that can be read, from line ${number(line)} on. Look for a quote that is not closed, save it as CSV and choose it again.`;
export const unreadableSheet = 'The sheet could not be read. Choose it again.';

export const unknownColumns = (names: string, known: string) =>
  `Columns that are left out: ${isolate(names)}. Known are ${known}.`;
export const newCategories = (names: string) => `Categories that will be made: ${isolate(names)}.`;
export const noRow = (count: number) =>
  plural(count, {
    one: '# file is named by no line',
    other: '# files are named by no line',
  });
export const uploadThem = 'Upload them, too';
export const unused = (names: string) => `Neither video nor sound, and named by no line: ${isolate(names)}.`;
export const publishes = 'Publish each as soon as it is processed';
export const publishesHelp = 'Lines with a status of their own go by that.';
export const onlyNeeding = 'Show only lines that need you';
export const upload = (count: number) => plural(count, { one: 'Upload # file', other: 'Upload # files' });
export const update = (count: number) => plural(count, { one: 'Change # upload', other: 'Change # uploads' });
export const changeItems = (count: number) =>
  plural(count, { one: 'Change # item', other: 'Change # items' });
export const changing = (done: number, all: number) => `Changing: ${number(done)} of ${number(all)}`;
export const changed = (count: number) => plural(count, { one: '# item changed', other: '# items changed' });
export const notChanged = 'This line could not be applied. Try again.';
export const notApplied = (count: number) =>
  plural(count, { one: '# line could not be applied', other: '# lines could not be applied' });
export const noTitles = 'The sheet has no column “title”';
export const noTitlesText = (count: number) =>
  plural(count, {
    one: '# file would be published under the title in the file, or its name.',
    other: '# files would be published under the titles in the files, or their names.',
  });
export const uploadAnyway = 'Upload and publish';
/** A cell of an item that changes: its column, then the old and the new text. */
export const cellChange = (column: string) => `${column}:`;
export const nothing = 'empty';
export const cellConflict = (column: string, present: string) =>
  `${column}: changed in the portal since the export. It stays “${isolate(present)}”.`;
export const failed = 'A category could not be made. Nothing was uploaded. Try again.';

/** What becomes of a line. */
export const line = 'Line';
export const file = 'File and title';
export const outcome = 'What happens';
export const caption = 'What becomes of each line';
export const outcomes = {
  change: 'Will be changed',
  same: 'Already matches the sheet',
  new: 'Will be uploaded',
  update: 'Is being uploaded: gets these texts',
  known: 'Already in the library: stays as it is',
  missing: 'No file of this name',
  wrong: 'Left out',
};
export const counted = {
  change: (count: number) => plural(count, { one: '# item to change', other: '# items to change' }),
  same: (count: number) =>
    plural(count, { one: '# item already matches the sheet', other: '# items already match the sheet' }),
  new: (count: number) => plural(count, { one: '# file to upload', other: '# files to upload' }),
  update: (count: number) => plural(count, { one: '# upload to change', other: '# uploads to change' }),
  known: (count: number) =>
    plural(count, { one: '# already in the library', other: '# already in the library' }),
  missing: (count: number) => plural(count, { one: '# file missing', other: '# files missing' }),
  wrong: (count: number) => plural(count, { one: '# line to correct', other: '# lines to correct' }),
};
export const noProblem = 'Nothing to correct.';

/** What is wrong with a cell. */
export const cell = (column: string, value: string) => (value ? `${column}: “${isolate(value)}”` : column);
export const problems = {
  choice: (words: string) => `must be one of: ${isolate(words)}.`,
  date: 'is not a valid time. Write it like 2026-12-24 18:30.',
  future: 'is in the future.',
  list: 'begins like a list in JSON but is not one.',
  captions: 'names no captions. Write en=talk.en.vtt; de=talk.de.vtt.',
  address: 'is not an address. Write it with https:// or http://.',
  long: (most: number) => `is longer than ${number(most)} characters.`,
  many: (most: number) => `is one entry too many: at most ${number(most)}.`,
  empty: 'is empty. Name the file.',
  several: 'is the name of several files. Write the folder, too.',
  twice: 'already has a line.',
  noFile: 'is not among the files. Drop it here, too.',
  noItem: 'is not an item that you manage.',
  newOnly: 'and attachments are for new files. Open the item to change its own.',
  noCategory: 'is no category, and only organization managers make them.',
};
