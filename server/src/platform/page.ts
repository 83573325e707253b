import { limits } from '@tv/contract/limits';
import type { FastifyReply } from 'fastify';

/** One page of a list. `next` is the cursor of the page after, where there is one. */
export type Page<Item> = { items: Item[]; total: number; isTotalExact?: boolean; next?: string | undefined };

export type PageRequest = { pageIndex?: number; pageSize?: number; cursor?: string };

/** Rows to skip and to take. */
export const bounds = (query: PageRequest, usual: number = limits.pageSize) => {
  const size = query.pageSize ?? usual;
  return { skip: ((query.pageIndex ?? 1) - 1) * size, take: size };
};

/** Writes the x-pagination-* headers (specification §7, decisions §1). */
export function writePageHeaders(reply: FastifyReply, query: PageRequest, page: Page<unknown>): void {
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
