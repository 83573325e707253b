import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Download } from '../media/mux-download.ts';
import { readRange } from '../media/ranges.ts';

/** Streams a joined file, or the range of it that the request asks for. */
export function sendJoined(
  { sizeInBytes, read }: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, sizeInBytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${sizeInBytes}`).send();
  const { start, end } = range ?? { start: 0, end: sizeInBytes - 1 };
  reply.header('content-length', String(end - start + 1));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeInBytes}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : read({ start, end }));
}
