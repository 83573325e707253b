import { readFields, writeFields } from '../../media-contents/edit-db.ts';
import type { ItemFields, ShownName } from '../../media-contents/fields.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { titleOf } from '../../media/file-title.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { SourceTags } from './source-tags.ts';

/**
 * Fills an item's fields from the tags of its file, before the item has its first package. Fields that were set with the
 * upload or changed since are left alone.
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
  const { date, ...texts } = tags;
  const isFree = (name: ShownName) => (name === 'title' ? isNamedByFile : present[name].length === 0);
  const changes: Partial<ItemFields> = {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => isFree(name as ShownName))),
    ...(!present.publishDate && date && { publishDate: new Date(date) }),
  };
  if (Object.keys(changes).length > 0) await writeFields(transaction, id, changes, present, now);
}
