import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from '../encode-event.ts';
import { readLines } from '../live-files.ts';
import type { EventEncoder } from '../live-report.ts';
import { keyOf } from './srt-handshake.ts';
import { startSrtServer } from './srt-server.ts';
import { expectAligned, framesOf, gapsIn, loudestOf, send } from '../test-encoders.ts';

/** The input of each key. */
const inputs = { 'right-key': 'main', 'other-key': 'backup' } as const;
let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let taken: { input: string; done: Promise<void> }[];
let streamIds: string[];
let port: number;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-srt-'));
  stopping = new AbortController();
  [taken, streamIds, logged] = [[], [], []];
  encoder = await encodeEvent({ folder, onReport: () => {} });
  const log = (...all: unknown[]) => void logged.push(JSON.stringify(all));
  ({ port } = await startSrtServer({
    ...{ port: 0, host: '127.0.0.1', signal: stopping.signal },
    log: { info: log, warn: log, error: log },
    async acceptKey(key) {
      streamIds.push(key);
      const input = inputs[key as keyof typeof inputs];
      return input && { eventId: 'event', input };
    },
    onStream: (stream) => void taken.push({ input: stream.input, done: encoder.take(stream) }),
  }));
});
afterEach(async () => {
  stopping.abort();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

/** With a second’s room for packets that a busy computer delays: later ones are dropped. */
const sendBySrt = (streamId: string, seconds: number, more: string[] = []) =>
  send(
    ['-f', 'mpegts', ...more, `srt://127.0.0.1:${port}?pkt_size=1316&latency=1000000&streamid=${streamId}`],
    { seconds },
  );

/** Speaks SRT by hand. */
async function aCaller() {
  const caller = createSocket('udp4');
  const answers: Buffer[] = [];
  caller.on('message', (answer) => void answers.push(answer));
  caller.bind(0, '127.0.0.1');
  await once(caller, 'listening');
  const tell = (packet: Buffer) =>
    new Promise<void>((done) => caller.send(packet, port, '127.0.0.1', () => done()));
  return { caller, answers, tell };
}

function handshake(kind: number, cookie = 0): Buffer {
  const packet = Buffer.alloc(64);
  packet.writeUInt16BE(0x8000, 0);
  packet.writeUInt32BE(5, 16);
  packet.writeUInt32BE(kind, 36);
  packet.writeUInt32BE(77, 40);
  packet.writeUInt32BE(cookie, 44);
  return packet;
}

test('a stream whose id is a key becomes segments, and the next one too', async () => {
  await sendBySrt('right-key', 4);
  await expect.poll(() => taken.length).toBe(1);
  await taken[0]!.done;
  await sendBySrt('right-key', 4);
  await expect.poll(() => taken.length).toBe(2);
  await taken[1]!.done;
  await encoder.end();
  const segments = await expectAligned(folder);
  expect([...new Set(segments.map(({ run }) => run))]).toEqual([1, 2]);
  const frames = await framesOf(folder, 'video-180');
  // One gap: where the second stream starts over.
  expect(gapsIn(frames).length).toBe(1);
  expect(await loudestOf(folder, 'audio-1')).toBeGreaterThan(-30);
  expect((await readLines(folder, 'recordings'))[0]).toMatchObject({
    file: 'recording-1-main.ts',
    way: 'srt',
  });
  expect(logged.join()).not.toContain('right-key');
}, 60_000);

test('one port receives several streams at once', async () => {
  await Promise.all([sendBySrt('right-key', 3), sendBySrt('other-key', 3)]);
  await Promise.all(taken.map(({ done }) => done));
  expect(taken.map(({ input }) => input).toSorted()).toEqual(['backup', 'main']);
}, 60_000);

test('callers without a right key are refused, and so are encrypted ones', async () => {
  await expect(sendBySrt('secret-wrong-key', 1)).rejects.toThrow();
  await expect(sendBySrt('', 1)).rejects.toThrow();
  await expect(sendBySrt('right-key', 1, ['-passphrase', 'a secret passphrase'])).rejects.toThrow();
  expect(streamIds).toEqual(['secret-wrong-key']);
  expect(taken).toEqual([]);
  expect(logged.join()).not.toContain('secret');
}, 30_000);

test('packets that are no handshake, or bring no cookie, are not answered, and ask for no key', async () => {
  const { caller, answers, tell } = await aCaller();
  for (const length of [0, 1, 15, 63, 1400]) await tell(Buffer.alloc(length, 0xff));
  // Another one's cookie, and a length of an extension that leads behind the end.
  await tell(Buffer.concat([handshake(0xff_ff_ff_ff), Buffer.from([0, 5, 0xff, 0xff])]));
  await tell(handshake(1));
  await expect.poll(() => answers.length).toBe(1);
  // No more is sent to an address than came from it, and to the caller's socket.
  expect([answers[0]!.length, answers[0]!.readUInt32BE(12)]).toEqual([64, 77]);
  expect(streamIds).toEqual([]);
  caller.close();
});

test('a caller that repeats its handshake is refused again, without another look at its key', async () => {
  const { caller, answers, tell } = await aCaller();
  const connect = async () => {
    const before = answers.length;
    await tell(handshake(1));
    await expect.poll(() => answers.length).toBe(before + 1);
    const streamId = Buffer.from('no-right-key');
    const extension = Buffer.concat([Buffer.from([0, 5, 0, 3]), streamId.swap32()]);
    return Buffer.concat([handshake(0xff_ff_ff_ff, answers.at(-1)!.readUInt32BE(44)), extension]);
  };
  const conclusion = await connect();
  for (let turn = 2; turn < 5; turn++) {
    await tell(conclusion);
    await expect.poll(() => answers.length).toBe(turn);
    expect(answers.at(-1)!.readUInt32BE(36)).toBe(2401);
  }
  expect(streamIds).toEqual(['no-right-key']);
  // A new call of the same address is looked up again.
  await tell(await connect());
  await expect.poll(() => streamIds).toEqual(['no-right-key', 'no-right-key']);
  caller.close();
});

test('a key is the whole stream id, or the resource in it', () => {
  expect(
    ['tv_demo_1', '#!::r=tv_demo_1,m=publish', '#!::m=publish,r=tv_demo_1', '#!::m=publish'].map(keyOf),
  ).toEqual(['tv_demo_1', 'tv_demo_1', 'tv_demo_1', '']);
});
