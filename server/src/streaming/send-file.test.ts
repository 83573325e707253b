import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFiles } from '../platform/storage/files.ts';
import { sendFile } from './send-file.ts';

const size = 3_000_000;
const content = randomBytes(size);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-send-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function serving(location?: string) {
  const app = Fastify({ forceCloseConnections: true });
  const files = folderFiles(folder, location);
  await files.write('media/a b/1/video.mp4', content);
  app.get('/video', (request, reply) => sendFile(files, 'media/a b/1/video.mp4', request, reply));
  app.get('/none', (request, reply) => sendFile(files, 'media/none.mp4', request, reply));
  return app;
}

test('many readers, slow ones and some that leave, get each their own bytes', async () => {
  const app = await serving();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const get = (start: number, end: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { range: `bytes=${start}-${end}` };
      ask({ port, host: '127.0.0.1', path: '/video', headers }, resolve).on('error', reject).end();
    });
  const read = async (reader: number) => {
    const start = reader * 10_000;
    const end = size - 1 - reader * 20_000;
    const answer = await get(start, end);
    const pieces: Buffer[] = [];
    for await (const piece of answer) {
      pieces.push(piece as Buffer);
      if (reader % 3 === 0) await wait(1);
      if (reader % 5 === 1 && pieces.length > 3) return answer.destroy();
    }
    expect(Buffer.concat(pieces).equals(content.subarray(start, end + 1))).toBe(true);
    return answer;
  };
  for (let round = 0; round < 2; round++)
    await Promise.all(Array.from({ length: 20 }, (_, reader) => read(reader)));
  await app.close();
});

test('behind a proxy that has the files, the service names the file and sends nothing', async () => {
  const app = await serving('/tv-files');
  const answer = await app.inject({ url: '/video', headers: { range: 'bytes=0-3' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'x-accel-redirect': '/tv-files/media/a%20b/1/video.mp4',
    'content-type': 'video/mp4',
  });
  expect(answer.body).toBe('');
  const missing = await app.inject('/none');
  expect([missing.statusCode, missing.headers['x-accel-redirect']]).toEqual([404, undefined]);
  await app.close();
});

test('without such a proxy no path of a file is told', async () => {
  const app = await serving();
  const answer = await app.inject({ url: '/video', headers: { range: 'bytes=5-9' } });
  expect([answer.statusCode, answer.headers['content-range'], answer.headers['x-accel-redirect']]).toEqual([
    206,
    `bytes 5-9/${size}`,
    undefined,
  ]);
  expect(answer.rawPayload.equals(content.subarray(5, 10))).toBe(true);
  await app.close();
});
