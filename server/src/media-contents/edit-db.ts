import type { PlayerSettingsChange } from '@tv/contract/player-settings';
import { mediaContentSearchText } from './search/search-text.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, sql, type Sql } from '../platform/db/sql.ts';
import { lockItem, type LockedItem } from './lifecycle/db.ts';
import { manageableBy } from './manageable-db.ts';
import type { Manager } from '../platform/auth/manager.ts';

/** Locks the row of an item until the transaction ends. `undefined`: the manager does not manage the item. */
export async function lockManaged(
  db: Queries,
  manager: Manager,
  id: string,
): Promise<LockedItem | undefined> {
  const [row] = await db.query(
    sql`select from media_contents mc where mc.id = ${id}::uuid and ${manageableBy(manager)}`,
  );
  return row && lockItem(db, id);
}

export type EditableFields = {
  title: string;
  description: string;
  tags: string[];
  visibility: number;
  passwordHash: string | null;
  expirationDate: Date | null;
  publishDate: Date | null;
  isListed: boolean;
  playerSettings: PlayerSettingsChange;
  isFeatured: boolean;
  isPublicFeatured: boolean;
};

export async function readFields(
  db: Queries,
  id: string,
): Promise<EditableFields & { categoryIds: string[] }> {
  const [row] = await db.query<EditableFields & { categoryIds: string[] }>(sql`
    select title, description, tags, visibility, password_hash as "passwordHash",
      case when expiration_option <> 0 then expiration_date end as "expirationDate",
      publish_date as "publishDate", is_listed as "isListed", player_settings as "playerSettings",
      is_featured as "isFeatured", is_public_featured as "isPublicFeatured",
      array(select category_id::text from media_content_categories
        where media_content_id = mc.id order by category_id) as "categoryIds"
    from media_contents mc where id = ${id}::uuid`);
  return row!;
}

const columns: { [Name in keyof EditableFields]: (value: EditableFields[Name]) => Sql } = {
  title: (value) => sql`title = ${value}`,
  description: (value) => sql`description = ${value}`,
  tags: (value) => sql`tags = ${value}::text[]`,
  visibility: (value) => sql`visibility = ${value}::smallint`,
  // What was unlocked with the password before is locked again.
  passwordHash: (value) => sql`password_hash = ${value}, password_version = password_version + 1`,
  expirationDate: (value) =>
    sql`expiration_date = ${value}::timestamptz, expiration_option = ${value ? 1 : 0}::smallint`,
  publishDate: (value) => sql`publish_date = ${value}::timestamptz`,
  isListed: (value) => sql`is_listed = ${value}`,
  playerSettings: (value) => sql`player_settings = ${JSON.stringify(value)}::jsonb`,
  isFeatured: (value) => sql`is_featured = ${value}`,
  isPublicFeatured: (value) => sql`is_public_featured = ${value}`,
};

/** Writes the changed fields, and what search compares of them. */
export async function writeFields(
  db: Queries,
  id: string,
  changes: Partial<EditableFields>,
  whole: EditableFields,
  now: Date,
): Promise<void> {
  const names = Object.keys(changes) as (keyof EditableFields)[];
  const { titleSearch, descriptionSearch, tagsSearch } = mediaContentSearchText({ ...whole, ...changes });
  const pieces = [
    ...names.map((name) => columns[name](changes[name] as never)),
    sql`title_search = ${titleSearch}, description_search = ${descriptionSearch}, tags_search = ${tagsSearch}`,
    sql`updated_at = ${now}::timestamptz`,
  ];
  await db.query(sql`update media_contents set ${joinSql(pieces, ', ')} where id = ${id}::uuid`);
}

/** Puts an item into these categories and no others. Answers those that its organization does not have. */
export async function writeCategories(
  db: Queries,
  item: LockedItem,
  categoryIds: readonly string[],
): Promise<string[]> {
  const known = await db.query<{ id: string }>(sql`
    select id from categories
    where organization_id = ${item.organizationId}::uuid and id = any (${categoryIds}::uuid[]) for share`);
  const unknown = categoryIds.filter((id) => !known.some((each) => each.id === id));
  if (unknown.length > 0) return unknown;
  await db.query(sql`
    delete from media_content_categories
    where media_content_id = ${item.id}::uuid and not (category_id = any (${categoryIds}::uuid[]))`);
  await db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    select ${item.id}::uuid, id from unnest(${categoryIds}::uuid[]) id on conflict do nothing`);
  return [];
}
