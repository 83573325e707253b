import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../platform/storage/files.ts';
import type { Sending } from '../platform/storage/read-open-file.ts';
import { mimeTypeOf } from '../platform/http/mime-type.ts';
import { notFound } from '../platform/http/problem.ts';
import { readRange } from '../media/ranges.ts';

/** Life of an object store address in seconds. A person who loses the right to a file loses the file within a minute. */
const addressLife = 30;

/** Redirects the browser to the object store, or streams the file if the store has no address for browsers. */
export async function sendLargeFile(files: Files, key: string, request: FastifyRequest, reply: FastifyReply) {
  const contentType = reply.getHeader('content-type')?.toString() ?? mimeTypeOf(key);
  const disposition = reply.getHeader('content-disposition')?.toString();
  const address =
    request.method === 'GET' &&
    (await files.addressOf(key, { contentType, disposition, seconds: addressLife }));
  if (!address) return sendFile(files, key, request, reply);
  return reply.header('cache-control', 'private, no-store').redirect(address, 302);
}

/** Sends a stored file, or the range of it that the request asks for; or names it to the proxy in front, which sends it. */
export async function sendFile(files: Files, key: string, request: FastifyRequest, reply: FastifyReply) {
  const file = await files.open(key);
  if (!file) throw notFound('This file');
  reply.header('accept-ranges', 'bytes');
  if (!reply.hasHeader('content-type')) reply.type(mimeTypeOf(key));
  const path = files.proxyPath(key);
  if (path) {
    file.close();
    return reply.header('x-accel-redirect', path).send('');
  }
  const { size } = file;
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    file.close();
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', String(end - start + 1));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD' || size === 0) {
    file.close();
    // An empty stream, because without a body Fastify would send the length 0.
    return reply.send(Readable.from([]));
  }
  return reply.send(await file.read({ start, end }, sendingBy(reply.raw)));
}

const sendingBy = (response: ServerResponse): Sending => ({
  hasLeft: () =>
    response.writableFinished ||
    (!response.destroyed && response.writableLength === 0 && response.socket?.writableLength === 0),
  onceSent: (callback) => void (response.writableFinished ? callback() : response.once('finish', callback)),
});
