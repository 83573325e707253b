import { afterCursor, byText, keyText, writeCursor } from '../platform/db/list-order.ts';
import type { Queries } from '../platform/db/database.ts';
import { bounds, rowsOfPage, type Page, type PageRequest } from '../platform/http/page.ts';
import { joinSql, sql, type Sql } from '../platform/db/sql.ts';

export type PeopleQuery = PageRequest & { searchTerm?: string };

/** One page of a list that has `people p` in it, found by address or name, in the order of their addresses. */
export async function pageOfPeople<Row extends { id: string }>(
  db: Queries,
  { columns, source, conditions }: { columns: Sql; source: Sql; conditions: Sql[] },
  query: PeopleQuery,
): Promise<Page<Row>> {
  const { take } = bounds(query);
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const found = joinSql(
    [
      ...conditions,
      sql`(${term}::text = '' or strpos(lower(concat_ws(' ', p.email, p.first_name, p.last_name)), ${term}) > 0)`,
    ],
    ' and ',
  );
  const [count] = await db.query<{ total: number }>(
    sql`select count(*)::int as total ${source} where ${found}`,
  );
  const order = byText(sql`lower(p.email)`, false);
  const rows = await db.query<Row & { sort_key: string }>(sql`
    select ${columns}, ${keyText(order)} as sort_key ${source} where ${found}
      ${query.cursor ? sql`and ${afterCursor(order, query.cursor, sql`p.id`)}` : sql``}
    order by ${order.key}, p.id ${rowsOfPage(query)}`);
  const last = rows.length > take ? rows[take - 1] : undefined;
  return {
    items: rows.slice(0, take),
    total: count?.total ?? 0,
    next: last && writeCursor(last.sort_key, last.id),
  };
}
