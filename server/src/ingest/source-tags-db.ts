import { readFields, writeFields } from '../media-contents/edit-db.ts';
import type { ItemFields } from '../media-contents/fields.ts';
import { lockItem } from '../media-contents/lifecycle/db.ts';
import { titleOf } from '../media/file-title.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { SourceTags } from './source-tags.ts';

/**
 * Before an item has its first package: gives it the tags of its file, in fields of which nothing was said when it was
 * brought in, and which nobody has changed since.
 */
export async function fillFromSource(
  transaction: Queries,
  id: string,
  tags: SourceTags,
  now: Date,
): Promise<void> {
  const item = await lockItem(transaction, id);
  if (!item || item.hasPackage || item.deletedAt) return;
  const [upload] = await transaction.query<{ file_name: string; title: string | null }>(
    sql`select file_name, details ->> 'title' as title from uploads where id = ${id}::uuid`,
  );
  if (!upload) return;
  const present = await readFields(transaction, id);
  const isNamedByFile = upload.title === null && present.title === titleOf(upload.file_name);
  const changes: Partial<ItemFields> = {
    ...(isNamedByFile && tags.title && { title: tags.title }),
    ...(present.description === '' && tags.description && { description: tags.description }),
    ...(present.tags.length === 0 && tags.tags && { tags: tags.tags }),
    ...(!present.publishDate && tags.date && { publishDate: new Date(tags.date) }),
  };
  if (Object.keys(changes).length > 0) await writeFields(transaction, id, changes, present, now);
}
