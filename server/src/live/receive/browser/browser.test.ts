import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeCodes } from './browser-receiver.ts';
import { browserPath, receiveFromBrowsers } from './browser-upgrades.ts';
import { encodeEvent } from '../encode-event.ts';
import { readLines } from '../live-files.ts';
import type { EventEncoder } from '../live-report.ts';
import { expectAligned, framesOf, gapsIn, loudestOf, quiet, makeSent } from '../test-encoders.ts';

let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let server: Server;
let taken: Promise<void>[];
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-browser-'));
  stopping = new AbortController();
  taken = [];
  logged = [];
  encoder = await encodeEvent({ folder, onReport: () => {} });
  server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1');
  receiveFromBrowsers(server, {
    publicUrl: 'https://tv.example',
    signal: stopping.signal,
    log: { ...quiet, warn: (...all: unknown[]) => void logged.push(JSON.stringify(all)) },
    acceptKey: async (key) => (key === 'right-key' ? { eventId: 'event', input: 'main' } : undefined),
    acceptTicket: async (ticket) => {
      const seconds = /^right-ticket-(\d)$/.exec(ticket)?.[1];
      return seconds === undefined
        ? undefined
        : { eventId: 'event', input: 'main', until: Date.now() + Number(seconds) * 1000 };
    },
    onStream: (stream) => void taken.push(encoder.take(stream)),
    limits: { waiting: 3, secondsToKey: 1, aloneSeconds: 2 },
  });
  await once(server, 'listening');
});
afterEach(async () => {
  stopping.abort();
  server.closeAllConnections();
  server.close();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

const first = { key: 'right-key', stream: 'a-recording-of-a-test', type: 'video/webm;codecs=vp8,opus' };

const addressOf = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}${browserPath}`;

/** A connection of a browser, with what it was told. */
async function connect(message: unknown) {
  const socket = new WebSocket(addressOf());
  const received: { next?: number; stored?: number }[] = [];
  let code: number | undefined;
  socket.onmessage = ({ data }) => void received.push(JSON.parse(String(data)) as object);
  socket.onclose = (event) => void (code = event.code);
  await new Promise((done) => (socket.onopen = done));
  socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const chunk = (sequence: number, bytes: Uint8Array) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(sequence);
    socket.send(Buffer.concat([head, bytes]));
  };
  return { socket, received, chunk, code: () => code };
}
const lastStored = (received: { stored?: number }[]) =>
  Math.max(-1, ...received.map(({ stored }) => stored ?? -1));

test('what a browser records goes on over a broken line, byte by byte, and becomes segments', async () => {
  const recorded = await makeSent(folder, 'webm', 5);
  const size = Math.ceil(recorded.length / 12);
  const chunks = Array.from({ length: 12 }, (_, index) =>
    recorded.subarray(index * size, (index + 1) * size),
  );
  const before = await connect(first);
  await expect.poll(() => before.received).toContainEqual({ next: 0 });
  // A browser sends as it records.
  const pace = () => wait(400);
  for (let index = 0; index < 7; index++, await pace()) before.chunk(index, chunks[index]!);
  await expect.poll(() => lastStored(before.received)).toBe(6);
  before.socket.close();

  const after = await connect(first);
  await expect.poll(() => after.received).toContainEqual({ next: 7 });
  // The browser had heard of fewer: it sends some again.
  for (let index = 5; index < 12; index++, await pace()) after.chunk(index, chunks[index]!);
  await expect.poll(() => lastStored(after.received)).toBe(11);
  after.socket.send(JSON.stringify({ end: true }));
  await Promise.all(taken);
  await encoder.end();

  expect(taken.length).toBe(1);
  const [recording] = await readLines(folder, 'recordings');
  expect((await readFile(join(folder, recording!.file))).equals(recorded)).toBe(true);
  const segments = await expectAligned(folder);
  expect(segments.length).toBeGreaterThanOrEqual(4);
  expect(gapsIn(await framesOf(folder, 'video-180'))).toEqual([]);
  expect(await loudestOf(folder, 'audio-1')).toBeGreaterThan(-30);
}, 120_000);

test('a stream to which nobody comes back ends', async () => {
  const { socket, chunk, received } = await connect(first);
  await expect.poll(() => received).toContainEqual({ next: 0 });
  chunk(0, Buffer.from([0x1a]));
  await expect.poll(() => lastStored(received)).toBe(0);
  socket.close();
  await Promise.all(taken);
  expect(taken.length).toBe(1);
}, 15_000);

const refused: [
  string,
  unknown,
  ((connection: Awaited<ReturnType<typeof connect>>) => void) | undefined,
  number,
][] = [
  ['a wrong key', { ...first, key: 'secret-wrong-key' }, undefined, closeCodes.keyRefused],
  ['no key', { ...first, key: undefined }, undefined, closeCodes.malformed],
  ['another type', { ...first, type: 'text/html' }, undefined, closeCodes.malformed],
  ['no JSON', '{"key":', undefined, closeCodes.malformed],
  ['a missing chunk', first, ({ chunk }) => chunk(3, Buffer.alloc(10)), closeCodes.chunkMissing],
  ['an empty chunk', first, ({ socket }) => socket.send(Buffer.alloc(4)), closeCodes.malformed],
  ['words between chunks', first, ({ socket }) => socket.send('{"begin":true}'), closeCodes.malformed],
  ['no WebM', first, ({ chunk }) => chunk(0, Buffer.alloc(5000)), closeCodes.ended],
  ['a chunk of 9 MB', first, ({ chunk }) => chunk(0, Buffer.alloc(9_000_000)), 1009],
];
test.each(refused)('a connection with %s is closed', async (_, message, then, code) => {
  const connection = await connect(message);
  if (then) await expect.poll(() => connection.received.length).toBe(1);
  then?.(connection);
  await expect.poll(connection.code, { timeout: 5000 }).toBe(code);
  expect(logged.join()).not.toContain('secret');
  expect((await readdir(folder)).filter((name) => name.endsWith('.m4s'))).toEqual([]);
});

test('a connection that says nothing is ended', async () => {
  const socket = new WebSocket(addressOf());
  await new Promise((done) => (socket.onclose = done));
});

test('a connection by a ticket ends with it, unless the next one comes before', async () => {
  const { key: _, ...without } = first;
  const { received, code, socket } = await connect({ ...without, ticket: 'right-ticket-1' });
  await expect.poll(() => received).toContainEqual({ next: 0 });
  socket.send(JSON.stringify({ ticket: 'right-ticket-3' }));
  await wait(1500);
  expect(code()).toBeUndefined();
  socket.send(JSON.stringify({ ticket: 'wrong-ticket' }));
  await expect.poll(code, { timeout: 5000 }).toBe(closeCodes.keyRefused);
  const refused = await connect({ ...without, ticket: 'wrong-ticket' });
  await expect.poll(refused.code).toBe(closeCodes.keyRefused);
});

test('pages of other sites are refused, other addresses are answered, and few may wait for their key', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, origin?: string) =>
    new Promise<number | undefined>((done, fail) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
      const request = get({ port, path, headers: { ...headers, ...key, ...(origin && { origin }) } });
      request.on('error', fail).on('response', (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      request.on('upgrade', (answer) => done(answer.statusCode));
    });
  expect(await ask(browserPath, 'https://evil.example')).toBe(403);
  expect(await ask('/api/anything')).toBe(200);
  expect(await ask(browserPath, 'https://tv.example')).toBe(101);
  for (let turn = 0; turn < 2; turn++) expect(await ask(browserPath)).toBe(101);
  expect(await ask(browserPath)).toBe(503);
});
