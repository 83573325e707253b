import { number, plural } from './locale.ts';

/** What the organization stores. */
export const storage = 'Storage';
export const storageHelp = 'What is stored, by kind, category and item';
export const used = (bytes: string) => `${bytes} stored`;
export const usedOf = (bytes: string, limit: string) => `${bytes} of ${limit} stored`;
export const noLimit = 'No limit.';
export const nearlyFull =
  'Storage is almost full. Delete items permanently, or ask whoever runs the portal for more.';
export const kinds = {
  originals: 'Uploaded files',
  packages: 'Streaming files',
  attachments: 'Attachments',
  subtitles: 'Subtitles',
};
export const byKind = 'By kind';
export const byCategory = 'By category';
export const categoriesText = 'An item in several categories counts in each.';
export const largest = 'Largest items';
export const versions = (count: number) => plural(count, { one: '# version', other: '# versions' });
export const nothing = 'Nothing is stored yet, or it was stored before sizes were counted.';
export const deletedText = 'Deleted items count until they are permanently removed after 30 days.';
export const search = 'Search';
export const searchRebuild = (done: number, total: number) =>
  `The search index is being rebuilt: ${number(done)} of ${number(total)} entries are done. Search works as usual in the meantime.`;
