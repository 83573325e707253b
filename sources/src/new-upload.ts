import { itemLimits } from '@tv/contract/limits/item-limits';
import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import { type SourceKind, sourceLimits } from '@tv/contract/sources/source-kinds';
import { asLine } from '@tv/contract/text-characters';
import type { NewUpload } from '@tv/contract/uploads/uploads';
import type { SourceItem, SourceReading } from './source.ts';

/** The metadata of everything that comes from a source. */
export type Wishes = {
  metadata: UploadMetadata;
  /** Published as soon as it can be watched, where no sheet says otherwise. */
  isPublished: boolean;
  /** Also what was deleted here. */
  isAgain: boolean;
};

/**
 * The instance under which the portal remembers what came from a source: as the source names itself, else as it was named here. Of a long
 * name the end tells more.
 */
export const instanceOf = ({ instance }: Pick<SourceReading, 'instance'>, name: string): string =>
  instance || asLine(name).trim().slice(-sourceLimits.instance);

/** The fields of a new item, of what its source and the wishes say. */
export function newUploadOf(
  { kind, instance, wishes }: { kind: SourceKind; instance: string; wishes: Wishes },
  item: SourceItem,
): Omit<NewUpload, 'fileName' | 'sizeInBytes' | 'idempotencyKey'> & Required<Pick<NewUpload, 'source'>> {
  const { metadata, isPublished, isAgain } = wishes;
  const { title, description, tags, speakers, categories, chapters, publication, viewsBefore } = item;
  const categoryNames = [...new Set([...(metadata.categoryNames ?? []), ...categories])];
  const publishDate = item.publishedAt ?? item.createdAt;
  return {
    ...metadata,
    title,
    ...(description && { description }),
    ...((tags.length > 0 || metadata.tags) && {
      tags: [...new Set([...(metadata.tags ?? []), ...tags])].slice(0, itemLimits.tags),
    }),
    ...(item.translations && { translations: item.translations }),
    ...(speakers.length > 0 && { speakers }),
    ...(categoryNames.length > 0 && { categoryNames: categoryNames.slice(0, itemLimits.categories) }),
    ...(publishDate && { publishDate }),
    ...(chapters.length > 0 && {
      chapters: chapters.map(({ startSeconds, title: name }) => ({ startTime: startSeconds, title: name })),
    }),
    isDraft: !isPublished,
    ...publication,
    source: {
      kind,
      instance,
      id: item.sourceId,
      ...(viewsBefore !== undefined && { viewsBefore }),
      ...(isAgain && { isAgain }),
    },
  };
}
