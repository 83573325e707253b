import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendJoined } from './send-joined.ts';

const bytes = Buffer.from('0123456789');
const validators = { tag: '"a-tag"', modifiedAt: new Date('2026-03-02T09:00:00.500Z') };
const modified = 'Mon, 02 Mar 2026 09:00:00 GMT';
const download = {
  sizeInBytes: bytes.length,
  read: ({ start, end } = { start: 0, end: 9 }) => Readable.from([bytes.subarray(start, end + 1)]),
};
const app = Fastify();
app.get('/film', (request, reply) => sendJoined(async () => download, request, reply, validators));
const ask = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await app.inject({ method, url: '/film', headers });
  return [answer.statusCode, answer.body];
};

it('HEAD tells tag, date and length, without the bytes', async () => {
  const { headers, body } = await app.inject({ method: 'HEAD', url: '/film' });
  expect(headers).toMatchObject({ etag: '"a-tag"', 'last-modified': modified, 'content-length': '10' });
  expect(body).toBe('');
});

it('who has the file already gets 304: by its tag, and by its date where there is no tag', async () => {
  expect(await ask({ 'if-none-match': '"a-tag"' })).toEqual([304, '']);
  expect(await ask({ 'if-none-match': '"a-tag"' }, 'HEAD')).toEqual([304, '']);
  expect(await ask({ 'if-modified-since': modified })).toEqual([304, '']);
  expect(await ask({ 'if-modified-since': 'Mon, 02 Mar 2026 08:59:59 GMT' })).toEqual([200, '0123456789']);
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).toEqual([
    200,
    '0123456789',
  ]);
});

it('a part continues the same file, and of another file the whole is sent', async () => {
  const range = 'bytes=4-';
  for (const same of ['"a-tag"', modified])
    expect(await ask({ range, 'if-range': same })).toEqual([206, '456789']);
  expect(await ask({ range })).toEqual([206, '456789']);
  for (const other of ['"other"', 'W/"a-tag"', 'Mon, 02 Mar 2026 08:00:00 GMT'])
    expect(await ask({ range, 'if-range': other })).toEqual([200, '0123456789']);
  expect(await ask({ range: 'bytes=20-' })).toEqual([416, '']);
});
