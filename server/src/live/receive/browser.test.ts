import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserReceiver, closeCodes } from './browser-receiver.ts';
import { encodeEvent } from './encode-event.ts';
import { readLines } from './live-files.ts';
import type { EventEncoder } from './live-report.ts';
import { expectAligned, framesOf, gapsIn, loudestOf, quiet, makeSent } from './test-encoders.ts';

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
  const receiver = browserReceiver({
    signal: stopping.signal,
    log: { ...quiet, warn: (...all: unknown[]) => void logged.push(JSON.stringify(all)) },
    acceptKey: async (key) => (key === 'right-key' ? { eventId: 'event', input: 'main' } : undefined),
    onStream: (stream) => void taken.push(encoder.take(stream)),
    limits: { secondsToKey: 1, aloneSeconds: 2 },
  });
  server = createServer().on('upgrade', receiver.upgrade).listen(0, '127.0.0.1');
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

/** A connection of a browser, with what it was told. */
async function connect(message: unknown) {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const told: { next?: number; stored?: number }[] = [];
  let code: number | undefined;
  socket.onmessage = ({ data }) => void told.push(JSON.parse(String(data)) as object);
  socket.onclose = (event) => void (code = event.code);
  await new Promise((done) => (socket.onopen = done));
  socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const chunk = (sequence: number, bytes: Uint8Array) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(sequence);
    socket.send(Buffer.concat([head, bytes]));
  };
  return { socket, told, chunk, code: () => code };
}
const lastStored = (told: { stored?: number }[]) => Math.max(-1, ...told.map(({ stored }) => stored ?? -1));

test('what a browser records goes on over a broken line, byte by byte, and becomes segments', async () => {
  const recorded = await makeSent(folder, 'webm', 5);
  const size = Math.ceil(recorded.length / 12);
  const chunks = Array.from({ length: 12 }, (_, index) =>
    recorded.subarray(index * size, (index + 1) * size),
  );
  const before = await connect(first);
  await expect.poll(() => before.told).toContainEqual({ next: 0 });
  // A browser sends as it records.
  const pace = () => wait(400);
  for (let index = 0; index < 7; index++, await pace()) before.chunk(index, chunks[index]!);
  await expect.poll(() => lastStored(before.told)).toBe(6);
  before.socket.close();

  const after = await connect(first);
  await expect.poll(() => after.told).toContainEqual({ next: 7 });
  // The browser had heard of fewer: it sends some again.
  for (let index = 5; index < 12; index++, await pace()) after.chunk(index, chunks[index]!);
  await expect.poll(() => lastStored(after.told)).toBe(11);
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
  const { socket, chunk, told } = await connect(first);
  await expect.poll(() => told).toContainEqual({ next: 0 });
  chunk(0, Buffer.from([0x1a]));
  await expect.poll(() => lastStored(told)).toBe(0);
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
  if (then) await expect.poll(() => connection.told.length).toBe(1);
  then?.(connection);
  await expect.poll(connection.code, { timeout: 5000 }).toBe(code);
  expect(logged.join()).not.toContain('secret');
  expect((await readdir(folder)).filter((name) => name.endsWith('.m4s'))).toEqual([]);
});

test('a connection that says nothing is ended', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((done) => (socket.onclose = done));
});
