import { limits } from '@tv/contract/limits/limits';
import type { FastifyReply } from 'fastify';
import { sql, literal, type Sql } from '../db/sql.ts';
import type { SerializedJson } from './serialized-json.ts';

/** One page of a list. `next` is the cursor of the next page, if there is one. */
export type Page<Item> = { items: Item[]; total: number; isTotalExact?: boolean; next?: string | undefined };

/** A page whose items are JSON text already. */
export type SerializedPage<Item> = Omit<Page<Item>, 'items'> & { items: SerializedJson<Item[]> };

export type PageRequest = { pageIndex?: number; pageSize?: number; cursor?: string };

/** The numbers of rows to skip and to take. `usual` is the page size of a request that names none. */
export const bounds = (query: PageRequest, usual: number = limits.pageSize) => {
  const size = query.pageSize ?? usual;
  return { skip: ((query.pageIndex ?? 1) - 1) * size, take: size };
};

const readSizes = [
  limits.featured,
  10,
  limits.search,
  limits.pageSize,
  50,
  limits.largestPage,
  limits.largestSubtitlePage,
].map((size) => size + 1);

/**
 * `limit` and `offset` of a page. The limit includes at least one row more, which tells whether there is a next page. It is
 * a literal out of a few sizes, so that PostgreSQL plans each list once and not at every call. A cursor needs no offset.
 */
export function rowsOfPage(query: PageRequest, usual?: number): Sql {
  const { skip, take } = bounds(query, usual);
  const size = readSizes.find((each) => each > take) ?? take + 1;
  const offset = query.cursor ? 0 : skip;
  return sql`limit ${literal(size)} ${offset > 0 ? sql`offset ${offset}` : sql``}`;
}

/** Writes the x-pagination-* headers of a page. */
export function writePageHeaders(
  reply: FastifyReply,
  query: PageRequest,
  page: Omit<Page<unknown>, 'items'>,
): void {
  const size = query.pageSize ?? limits.pageSize;
  reply.headers({
    'x-pagination-index': String(query.pageIndex ?? 1),
    'x-pagination-size': String(size),
    'x-pagination-total-pages': String(Math.ceil(page.total / size)),
    'x-pagination-total-results': String(page.total),
  });
  if (page.isTotalExact === false) reply.header('x-pagination-total-exact', 'false');
  if (page.next) reply.header('x-pagination-next', page.next);
}
