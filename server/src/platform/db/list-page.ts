import { bounds, rowsOfPage, type Page, type PageRequest } from '../http/page.ts';
import type { Queries } from './database.ts';
import { afterCursor, keyText, type ListOrder, orderBy, writeCursor } from './list-order.ts';
import { nothing, sql, type Sql } from './sql.ts';

/** A row of a list: its id, and the key of its order as `keyText` writes it. */
export type ListRow = { id: string; sort_key: string };

/** A list that is read page by page. */
type List<Row, Item> = {
  columns: Sql;
  /** `from … where …`: all rows of the list. */
  found: Sql;
  order: ListOrder;
  /** The column of the row's id; it orders rows of equal keys. */
  id: Sql;
  present: (row: Row) => Item;
};

/** Reads one page of a list, with its total. */
export async function readPage<Row extends { id: string }, Item>(
  db: Queries,
  { columns, found, order, id, present }: List<Row, Item>,
  query: PageRequest,
): Promise<Page<Item>> {
  const rows = await db.query<Row & ListRow>(sql`
    select ${columns}, ${keyText(order)} as sort_key ${found} ${onPage(order, query, id)}`);
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { ...cutPage(rows, bounds(query), present), total: count?.total ?? 0 };
}

/**
 * The end of a statement that reads one page: further conditions, the order and the limit. It stands behind a `where`. The statement reads
 * the row behind the page too, and `cutPage` takes it off.
 */
export const onPage = (order: ListOrder, query: PageRequest, id: Sql, usualSize?: number): Sql => sql`
  ${query.cursor ? sql`and ${afterCursor(order, query.cursor, id)}` : nothing}
  order by ${orderBy(order, id)} ${rowsOfPage(query, usualSize)}`;

/** The items of a page, without the row behind it. `next` is the cursor of the next page, where that row is there. */
export const cutPage = <Row extends ListRow, Item>(
  rows: readonly Row[],
  { take }: { take: number },
  present: (row: Row) => Item,
): Pick<Page<Item>, 'items' | 'next'> => ({
  items: rows.slice(0, take).map(present),
  next: cursorBehind(rows, take, ({ sort_key }) => sort_key),
});

/** The cursor of the next page, where one of the rows lies behind this page. */
export function cursorBehind<Row extends { id: string }>(
  rows: readonly Row[],
  take: number,
  keyOf: (row: Row) => string,
): string | undefined {
  const last = rows.length > take ? rows[take - 1] : undefined;
  return last && writeCursor(keyOf(last), last.id);
}
