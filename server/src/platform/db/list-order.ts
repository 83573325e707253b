import { misusedField } from '../http/problem.ts';
import { sql, type Sql } from './sql.ts';

/** Order of a list by one key and, where that is equal, by id: upwards, or with `idDescending` downwards. */
export type ListOrder = {
  key: Sql;
  /** `number`: at most four digits. `decimal`: any number that is not infinite. */
  kind: 'instant' | 'text' | 'number' | 'decimal';
  descending: boolean;
  idDescending?: boolean;
};

export const byInstant = (key: Sql, descending: boolean): ListOrder => ({
  key,
  kind: 'instant',
  descending,
});
export const byText = (key: Sql, descending: boolean): ListOrder => ({
  key: sql`${key} collate "C"`,
  kind: 'text',
  descending,
});

/**
 * The order of names in any database: in the default language of the organization, or in Unicode's own order where none is given. Items
 * and categories have it stored (`title_order`, `name_order`).
 */
export const nameOrder = (name: Sql, organizationId?: Sql): Sql =>
  sql`order_key(${name}, ${organizationId ? sql`(select default_language from organizations where id = ${organizationId})` : sql`null`}) collate "C"`;

export const byNumber = (key: Sql, descending: boolean): ListOrder => ({ key, kind: 'number', descending });

export const byDecimal = (key: Sql, descending: boolean): ListOrder => ({ key, kind: 'decimal', descending });

/** An order that can be turned round: ascending it is the exact reverse of descending, so that one index serves both. */
export const reversible = (order: ListOrder): ListOrder => ({ ...order, idDescending: !order.descending });

export const direction = ({ descending }: ListOrder): Sql => (descending ? sql`desc` : sql`asc`);

/** The expressions to order by. `id` is the column of the row's id. */
export const orderBy = (order: ListOrder, id: Sql): Sql =>
  sql`${order.key} ${direction(order)}, ${id} ${order.idDescending ? sql`desc` : sql`asc`}`;

/** An instant as ISO 8601 text in UTC, with microseconds. */
export const instantText = (instant: Sql): Sql =>
  sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The key as text that loses nothing: instants have microseconds. */
export const keyText = ({ key, kind }: ListOrder): Sql =>
  ({
    text: key,
    number: sql`(${key})::text`,
    decimal: sql`(${key})::float8::text`,
    instant: instantText(key),
  })[kind];

export const writeCursor = (key: string, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Rows after the one that the cursor names. */
export function afterCursor(order: ListOrder, cursor: string, id: Sql): Sql {
  const [key, lastId] = readCursor(cursor);
  if (!isUuid(lastId)) throw badCursor();
  if (order.kind === 'instant' && !isInstantText(key)) throw badCursor();
  if (order.kind === 'number' && !/^\d{1,4}$/.test(key)) throw badCursor();
  if (order.kind === 'decimal' && !/^-?\d{1,15}(\.\d{1,20})?(e[+-]\d{1,2})?$/.test(key)) throw badCursor();
  const value = {
    text: sql`${key}::text`,
    number: sql`${key}::smallint`,
    decimal: sql`${key}::float8`,
    instant: sql`${key}::timestamptz`,
  }[order.kind];
  const beyond = order.descending ? sql`<` : sql`>`;
  // The first condition alone is what an index can use.
  return sql`${order.key} ${beyond}= ${value} and (${order.key} ${beyond} ${value} or ${id} ${order.idDescending ? sql`<` : sql`>`} ${lastId}::uuid)`;
}

/** As `keyText` writes it. JavaScript also reads a 31 February and a year 0, which PostgreSQL refuses. */
export function isInstantText(key: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key)) return false;
  const instant = new Date(key);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 19) === key.slice(0, 19);
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What `writeCursor` wrote. Whether both are of their kinds is for the caller to check. */
export function readCursor(cursor: string): [key: string, id: string] {
  const parsed: unknown = parse(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(parsed)) throw badCursor();
  const [key, id] = parsed as unknown[];
  if (typeof key !== 'string' || typeof id !== 'string' || key.includes('\0')) throw badCursor();
  return [key, id];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const badCursor = () => misusedField('cursor', 'must be the x-pagination-next of the page before.');
