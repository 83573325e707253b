import { plural } from './locale.ts';

/** Archiving items in the studio, and bringing them back. */
export const archive = 'Archive';
export const archiveFirst = 'Archive…';
export const bringBack = 'Bring back';
const items = (count: number) => plural(count, { one: '# item', other: '# items' });
export const title = (count: number) => `Archive ${items(count)}`;
export const help =
  'The files for playing are deleted. The original, texts, captions, picture and attachments are kept. Viewers no longer find the item until it is brought back.';
export const counting = 'Calculating what this saves…';
export const saves = (size: string) => `This saves ${size}.`;
export const formerVersions = (count: number) =>
  plural(count, { one: '# former version is deleted.', other: '# former versions are deleted.' });
export const cannot = (count: number) => `${items(count)} cannot be archived:`;
export const archived = (count: number) => `${items(count)} archived.`;
export const broughtBack = (count: number) => `${items(count)} on the way back from the archive.`;

/** On the page of an archived item. */
export const badge = 'Archived';
export const place = 'This item is archived.';
export const placeHelp =
  'Its files for playing are deleted. Bring it back to have them made again from its original.';
export const leaving =
  'Viewers no longer find it. Until its original is in the archive, it can be brought back at once.';
export const publishesAgain = 'Then it is published again.';
export const comingBack = (percent: string) => `Being brought back: ${percent}`;
export const notBack = (reason: string) => `It could not be brought back: ${reason}`;
