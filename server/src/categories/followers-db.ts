import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** Answers whether the category exists for the person. */
export async function followCategory(
  db: Queries,
  person: { id: string; organizationId: string },
  categoryId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with found as (
      select id from categories
      where id = ${categoryId}::uuid and organization_id = ${person.organizationId}::uuid),
    followed as (
      insert into category_followers (category_id, person_id, created_at)
      select id, ${person.id}::uuid, ${now}::timestamptz from found on conflict do nothing)
    select id from found`);
  return rows.length > 0;
}

export async function unfollowCategory(
  db: Queries,
  person: { id: string; organizationId: string },
  categoryId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    with found as (
      select id from categories
      where id = ${categoryId}::uuid and organization_id = ${person.organizationId}::uuid),
    gone as (
      delete from category_followers f using found
      where f.category_id = found.id and f.person_id = ${person.id}::uuid)
    select id from found`);
  return rows.length > 0;
}
