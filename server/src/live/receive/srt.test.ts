import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from './encode-event.ts';
import { readLines } from './live-files.ts';
import type { EventEncoder } from './live-report.ts';
import { listenBySrt, srtPassphrase } from './srt-listener.ts';
import { expectAligned, framesOf, gapsIn, loudestOf, send } from './test-encoders.ts';

const owner = { eventId: 'event', input: 'main' } as const;
const passphrase = srtPassphrase('a secret of the portal', owner, 'a key');
let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let taken: Promise<void>[];
let listening: Promise<void>;
let address: string;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-srt-'));
  stopping = new AbortController();
  taken = [];
  logged = [];
  encoder = await encodeEvent({ folder, onReport: () => {} });
  const port = await freePort();
  address = `srt://127.0.0.1:${port}?pkt_size=1316`;
  const log = (...all: unknown[]) => void logged.push(JSON.stringify(all));
  listening = listenBySrt({
    ...{ port, host: '127.0.0.1', owner, passphrase, signal: stopping.signal },
    log: { info: log, warn: log, error: log },
    onStream: (stream) => void taken.push(encoder.take(stream)),
  });
});
afterEach(async () => {
  stopping.abort();
  await listening;
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}
/** Sends once the listener is there. */
const sendBySrt = async (words: string, seconds: number, more: string[] = []) => {
  const output = [...more, '-f', 'mpegts', '-passphrase', words, address];
  for (let turn = 0; ; turn++) {
    try {
      return await send(output, { seconds });
    } catch (error) {
      if (turn === 5 || taken.length > 0) throw error;
    }
  }
};

test('a stream with the passphrase becomes segments, and the next one too', async () => {
  await sendBySrt(passphrase, 4);
  await expect.poll(() => taken.length).toBe(1);
  await taken[0];
  await sendBySrt(passphrase, 4);
  await expect.poll(() => taken.length).toBe(2);
  await taken[1];
  await encoder.end();
  const segments = await expectAligned(folder);
  expect([...new Set(segments.map(({ run }) => run))]).toEqual([1, 2]);
  const frames = await framesOf(folder, 'video-180');
  // One gap: where the second stream begins anew.
  expect(gapsIn(frames).length).toBe(1);
  expect(await loudestOf(folder, 'audio-1')).toBeGreaterThan(-30);
  expect((await readLines(folder, 'recordings'))[0]).toMatchObject({
    file: 'recording-1-main.ts',
    way: 'srt',
  });
}, 60_000);

test('another passphrase is refused, and stands in no line of the log', async () => {
  await expect(
    send(['-f', 'mpegts', '-passphrase', 'another passphrase', address], { seconds: 1 }),
  ).rejects.toThrow();
  expect(taken).toEqual([]);
  expect(logged.join()).not.toContain(passphrase);
}, 30_000);

test('passphrases differ by event, input and key, and have a length that SRT takes', () => {
  const all = [
    passphrase,
    srtPassphrase('a secret of the portal', { ...owner, input: 'backup' }, 'a key'),
    srtPassphrase('a secret of the portal', owner, 'another key'),
    srtPassphrase('another secret', owner, 'a key'),
  ];
  expect(new Set(all).size).toBe(4);
  expect(all.every((each) => each.length === 32)).toBe(true);
});
