import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a text as a file, which no cache keeps. */
export const sendFile = (
  reply: FastifyReply,
  fileName: string,
  mediaType: string,
  content: string | AsyncGenerator<string>,
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    .type(`${mediaType}; charset=utf-8`)
    .send(typeof content === 'string' ? content : Readable.from(content, { objectMode: false }));

/** Sends a table for spreadsheets as a file. */
export const sendTable = (
  reply: FastifyReply,
  name: string,
  table: string | AsyncGenerator<string>,
): FastifyReply => sendFile(reply, `${name}.csv`, 'text/csv', table);
