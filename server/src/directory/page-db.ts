import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import type { Paging } from './scim-page.ts';

/** One page, oldest first, with the total. A count of 0 asks for the total only (RFC 7644, section 3.4.2.4). */
export async function selectPage<Row>(
  db: Queries,
  columns: Sql,
  found: Sql,
  { startIndex, count }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const [counted] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  const rows =
    count === 0
      ? []
      : await db.query<Row>(sql`
          select ${columns} ${found} order by created_at, id limit ${count} offset ${startIndex - 1}`);
  return { rows, total: counted?.total ?? 0 };
}
