import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** What a category of the organization says of new items. `undefined`: there is no such category. */
export async function defaultsOfCategory(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<CategoryDefaults | undefined> {
  const [row] = await db.query<{ defaults: CategoryDefaults }>(
    sql`select defaults from categories where id = ${id}::uuid and organization_id = ${organizationId}::uuid`,
  );
  return row?.defaults;
}

/** Puts an item into a category. */
export const fileItem = (db: Queries, id: string, categoryId: string) =>
  db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    values (${id}::uuid, ${categoryId}::uuid) on conflict do nothing`);
