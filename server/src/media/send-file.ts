import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../platform/files.ts';
import { notFound } from '../platform/problem.ts';
import { readRange } from './ranges.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export const mimeTypeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Streams a kept file, whole or the range that is asked. */
export async function sendFile(files: Files, key: string, request: FastifyRequest, reply: FastifyReply) {
  const size = await files.size(key);
  if (size === undefined) throw notFound('This file');
  reply.headers({ 'accept-ranges': 'bytes' });
  if (!reply.hasHeader('content-type')) reply.type(mimeTypeOf(key));
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', String(end - start + 1));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  // An empty stream: for no body at all Fastify would say that the length is 0.
  if (request.method === 'HEAD' || size === 0) return reply.send(Readable.from([]));
  return reply.send(files.read(key, { start, end }));
}
