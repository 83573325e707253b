import { mediaContentSearchText } from '../media-contents/search/search-text.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { titleOf } from '../media/file-title.ts';
import type { SourceTags } from './source-tags.ts';

type Row = {
  file_name: string;
  title: string;
  description: string;
  tags: string[];
  details: { title?: string };
};

/**
 * Before an item has its first package: gives it what its file says of itself, where whoever brought it in has said
 * nothing and nobody has changed it since.
 */
export async function fillFromSource(
  db: Queries,
  id: string,
  { title, description, tags, date }: SourceTags,
  now: Date,
): Promise<void> {
  const [row] = await db.query<Row>(sql`
    select u.file_name, u.details, m.title, m.description, m.tags
    from media_contents m join uploads u on u.id = m.id
    where m.id = ${id}::uuid and m.package is null and m.deleted_at is null for update of m`);
  if (!row) return;
  const isNamedByFile = row.details.title === undefined && row.title === titleOf(row.file_name);
  const words = {
    title: isNamedByFile && title ? title : row.title,
    description: row.description === '' ? (description ?? '') : row.description,
    tags: row.tags.length === 0 ? (tags ?? []) : row.tags,
  };
  const { titleSearch, descriptionSearch, tagsSearch } = mediaContentSearchText(words);
  await db.query(sql`
    update media_contents set title = ${words.title}, description = ${words.description}, tags = ${words.tags}::text[],
      title_search = ${titleSearch}, description_search = ${descriptionSearch}, tags_search = ${tagsSearch},
      publish_date = coalesce(publish_date, ${date ?? null}::timestamptz), updated_at = ${now}::timestamptz
    where id = ${id}::uuid`);
}
