import { byText } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, sql, type Sql } from '../platform/db/sql.ts';

export type PeopleQuery = PageRequest & { searchTerm?: string };

/** One page of a list of `people p`, searched by address or name, in the order of addresses. */
export function pageOfPeople<Row extends { id: string }, Item>(
  db: Queries,
  {
    columns,
    source,
    conditions,
    present,
  }: { columns: Sql; source: Sql; conditions: Sql[]; present: (row: Row) => Item },
  query: PeopleQuery,
): Promise<Page<Item>> {
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const all = [
    ...conditions,
    sql`(${term}::text = '' or strpos(lower(concat_ws(' ', p.email, p.first_name, p.last_name)), ${term}) > 0)`,
  ];
  return readPage<Row, Item>(
    db,
    {
      columns,
      found: sql`${source} where ${joinSql(all, ' and ')}`,
      order: byText(sql`lower(p.email)`, false),
      id: sql`p.id`,
      present,
    },
    query,
  );
}
