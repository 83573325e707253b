import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

/** Bringing in a folder or an archive in the studio. */
export const title = 'Bring in now';
export const help =
  'Choose a folder or an archive (.zip) that another system exported. First you see what would come; nothing is sent before you begin.';
export const kind = 'What it holds';
export const chooseFolder = 'Choose a folder';
export const chooseArchive = 'Choose an archive';
export const dropHere = 'Or drop it here.';
export const reading = 'Reading what is in it…';
export const unreadable = 'This could not be read. Choose another kind, or another folder.';
export const feeds =
  'Feeds, addresses and several archives of one export come in by the command line: npm run tv -- bring';
export const list = 'Items';
export const toCome = (count: number, size: string) =>
  plural(count, { one: `# item to come, ${size}`, other: `# items to come, ${size}` });
export const here = (count: number) =>
  plural(count, { one: '# item is already here', other: '# items are already here' });
export const deleted = (count: number) =>
  plural(count, {
    one: '# item was deleted here and does not come again',
    other: '# items were deleted here and do not come again',
  });
export const noFile = (count: number) =>
  plural(count, { one: '# item without a file', other: '# items without a file' });
export const noted = (count: number) =>
  plural(count, {
    one: '# item is changed or comes incomplete',
    other: '# items are changed or come incomplete',
  });
export const failed = (count: number) => plural(count, { one: '# item failed', other: '# items failed' });
export const came = (count: number, all: number) =>
  plural(all, { one: `${count} of # item is here`, other: `${count} of # items are here` });
export const problems = (count: number) => plural(count, { one: '# problem', other: '# problems' });
export const more = (count: number) =>
  plural(count, { one: '# more in the report', other: '# more in the report' });
export const category = 'Category';
export const asSource = 'As the source says';
export const publish = 'Publish what comes in';
export const publishHelp = 'Otherwise it stays a draft, unless a sheet beside the files says otherwise.';
export const begin = 'Bring in';
export const pause = 'Pause';
export const goOn = 'Go on';
export const retry = 'Try again what failed';
export const other = 'Choose something else';
export const report = 'Download the report';
export const reportName = 'bring-in.csv';
export const reportHeadings = ['source id', 'title', 'outcome', 'address', 'old address', 'notes'];
export const leftOut = 'left out';
export const progress = 'Progress';
export const sending = (name: string) => `Sending ${isolate(name)}`;
export const away = 'The connection is lost. It goes on when it is back.';
export const stay =
  'Leave this tab open. If it is closed, choose the same folder again: what came does not come twice, and a file that was half sent goes on.';
export const pictures = 'Each item gets its picture once its file is processed.';
export const noPicture = (reason: string) => `The picture did not come along. ${reason}`.trim();
export const largePicture = 'It is larger than 20 MB.';
export const noOldAddresses = (reason: string) => `Its old addresses did not come along. ${reason}`.trim();
export const outcomes = {
  coming: 'To come',
  sending: 'Being sent',
  came: 'Here',
  failed: 'Failed',
  here: 'Already here',
  deleted: 'Deleted here',
  noFile: 'No file',
};
