import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Download } from '../media/mux-download.ts';
import { readRange } from '../media/ranges.ts';
import { isKnown } from '../platform/http/entity-tag.ts';

/** By what a reader knows that it has a file already (RFC 9110, section 8.8). */
export type Validators = { tag: string; modifiedAt: Date };

/**
 * Streams a joined file, or the range of it that the request asks for. With `validators` a reader that has it gets 304, and nothing is
 * opened.
 */
export async function sendJoined(
  open: () => Promise<Download>,
  request: FastifyRequest,
  reply: FastifyReply,
  validators?: Validators,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  if (validators)
    reply.headers({ etag: validators.tag, 'last-modified': validators.modifiedAt.toUTCString() });
  if (validators && isFresh(request, validators)) return reply.code(304).send();
  const { sizeInBytes, read } = await open();
  const isOfPart = !validators || isSame(request.headers['if-range'], validators);
  const range = isOfPart ? readRange(request.headers.range, sizeInBytes) : undefined;
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${sizeInBytes}`).send();
  const { start, end } = range ?? { start: 0, end: sizeInBytes - 1 };
  reply.header('content-length', String(end - start + 1));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeInBytes}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : read({ start, end }));
}

/** Whether the reader has the file: by its tag, else by its date (RFC 9110, section 13.2.2). */
function isFresh(request: FastifyRequest, { tag, modifiedAt }: Validators): boolean {
  if (request.headers['if-none-match'] !== undefined) return isKnown(request, tag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** Whether a part continues the file that the reader has (RFC 9110, section 13.1.5). */
const isSame = (ifRange: string | string[] | undefined, { tag, modifiedAt }: Validators): boolean =>
  ifRange === undefined || ifRange === tag || ifRange === modifiedAt.toUTCString();
