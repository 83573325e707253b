import { ActiveState, Role } from '@tv/contract/enumerations';
import { roleKeysFrom } from '@tv/contract/people/roles';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, literal, type Sql, sql } from '../platform/db/sql.ts';
import { allFields, assignments } from './fields-db.ts';
import { isSearched, type ItemFields } from './fields.ts';
import { indexItems } from './search/indexing/index-items-db.ts';
import { lockItem, type LockedItem } from './lifecycle/db.ts';

/** Locks the row of an item until the transaction ends. `undefined` if the item does not meet the condition on `mc`. */
export async function lockItemWhere(
  db: Queries,
  id: string,
  condition: Sql,
): Promise<LockedItem | undefined> {
  const [row] = await db.query(sql`select from media_contents mc where mc.id = ${id}::uuid and ${condition}`);
  return row && lockItem(db, id);
}

export async function readFields(db: Queries, id: string): Promise<ItemFields & { categoryIds: string[] }> {
  const [row] = await db.query<ItemFields & { categoryIds: string[] }>(sql`
    select ${allFields}, array(select category_id::text from media_content_categories
      where media_content_id = mc.id order by category_id) as "categoryIds"
    from media_contents mc where id = ${id}::uuid`);
  return row!;
}

/** Writes the changed fields of an item that was read before in the same transaction. */
export async function writeFields(
  transaction: Queries,
  id: string,
  changes: Partial<ItemFields>,
  present: ItemFields,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update media_contents set ${joinSql(assignments(changes, present), ', ')}, updated_at = ${now}::timestamptz
    where id = ${id}::uuid`);
  if (isSearched(Object.keys(changes))) await indexItems(transaction, [id]);
}

/** Sets the instant of an item's newest change, unless the change did so. */
export const writeChangeDate = (db: Queries, id: string, now: Date) =>
  db.query(sql`
    update media_contents set updated_at = ${now}::timestamptz where id = ${id}::uuid and updated_at <> ${now}::timestamptz`);

/** Whether a person may be given items of an organization. */
export async function mayManage(db: Queries, organizationId: string, personId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and m.person_id = ${personId}::uuid
      and m.role = any(${roleKeysFrom(Role.ContentManager)}::text[])
      and m.status = ${literal(ActiveState.ACTIVE)} and p.status = ${literal(ActiveState.ACTIVE)}`);
  return rows.length > 0;
}

export const writeManager = (db: Queries, id: string, personId: string | null) =>
  db.query(sql`update media_contents set created_by = ${personId}::uuid where id = ${id}::uuid`);

/** Writes whether a draft is published with its first files. Answers whether that is another wish than before. */
export async function writePublicationWish(db: Queries, id: string, isWanted: boolean): Promise<boolean> {
  const rows = await db.query(sql`
    update uploads set details = details || jsonb_build_object('isDraft', ${!isWanted}::boolean)
    where id = ${id}::uuid and coalesce((details ->> 'isDraft')::boolean, false) = ${isWanted}::boolean returning id`);
  return rows.length > 0;
}

/** Puts an item into these categories and no others. Returns the ids of categories that its organization does not have. */
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
