import { number, plural } from './locale.ts';

/** What the organization stores. */
export const storage = 'Use of space';
export const storageHelp = 'What is stored, by kind, category and item';
export const used = (bytes: string) => `${bytes} stored`;
export const usedOf = (bytes: string, limit: string) => `${bytes} of ${limit} stored`;
export const noLimit = 'There is no limit.';
export const nearlyFull = 'Little is left: delete items for good, or ask whoever runs the portal for more.';
export const kinds = {
  originals: 'Uploaded files',
  packages: 'What is streamed',
  attachments: 'Attachments',
  subtitles: 'Subtitles',
};
export const byKind = 'By kind';
export const byCategory = 'By category';
export const categoriesText = 'An item in several categories counts in each.';
export const largest = 'Largest items';
export const versions = (count: number) => plural(count, { one: '# version', other: '# versions' });
export const nothing = 'Nothing is stored yet, or it came before sizes were counted.';
export const deletedText = 'Deleted items count until they are gone for good, 30 days later.';
export const search = 'Search';
export const searchRebuild = (done: number, total: number) =>
  `The search index is being renewed: ${number(done)} of ${number(total)} entries are done. Search works as before meanwhile.`;
