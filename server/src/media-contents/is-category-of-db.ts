import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** Whether a category is one of an organization. */
export async function isCategoryOf(db: Queries, organizationId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from categories where id = ${id}::uuid and organization_id = ${organizationId}::uuid`,
  );
  return rows.length > 0;
}
