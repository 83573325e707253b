import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a table for spreadsheets as a file. */
export const sendTable = (
  reply: FastifyReply,
  name: string,
  table: string | AsyncGenerator<string>,
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
    .type('text/csv; charset=utf-8')
    .send(typeof table === 'string' ? table : Readable.from(table, { objectMode: false }));
