import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';
import { startS3Server } from './test-s3-server.ts';

const mebibyte = 1024 ** 2;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-s3-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function withStore(
  work: (files: Files, store: Awaited<ReturnType<typeof startS3Server>>) => Promise<void>,
  fault?: Parameters<typeof startS3Server>[0],
) {
  const store = await startS3Server(fault);
  try {
    await work(s3Files(store.settings, folder, [1, 2, 3]), store);
  } finally {
    await store.close();
  }
}
const textOf = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 31) % 251));

test('what is long travels in parts, and is read whole and in part', () =>
  withStore(async (files, { uploads, state }) => {
    const long = Buffer.concat(Array.from({ length: 17 }, () => Buffer.alloc(mebibyte, noise(1000))));
    await files.write('media/a/long.mp4', Readable.from([long.subarray(0, 5), long.subarray(5)]));
    expect(state.requests.filter((each) => each.startsWith('PUT'))).toHaveLength(3);
    expect([uploads.size, await files.size('media/a/long.mp4')]).toEqual([0, long.length]);
    const found = Buffer.concat(await files.read('media/a/long.mp4').toArray());
    expect(found.equals(long)).toBe(true);
    const part = await files.read('media/a/long.mp4', { start: 10, end: 19 }).toArray();
    expect(Buffer.concat(part)).toEqual(long.subarray(10, 20));
  }));

test('a write in parts that fails leaves nothing behind', () =>
  withStore(async (files, { uploads, objects }) => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(20 * mebibyte);
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.write('a.mp4', broken)).rejects.toThrow('dead');
    expect([objects.size, uploads.size]).toEqual([0, 0]);
  }));

test('everything below a key is removed, page by page, and nothing beside it', () =>
  withStore(async (files, { objects }) => {
    for (const key of ['m/1', 'm/1/a', 'm/1/b & c', 'm/1/d', 'm/1/e/f', 'm/10', 'm/1-'])
      await files.write(key, key);
    await files.remove('m/1');
    expect([...objects.keys()].sort()).toEqual(['m/1-', 'm/10']);
  }));

test('trouble passes: refusals, cut lines, and a clock that is wrong', () =>
  withStore(
    async (files, { state }) => {
      const long = noise(200_000);
      await files.write('a.bin', long);
      const found = Buffer.concat(await files.read('a.bin', { start: 1, end: 199_998 }).toArray());
      expect(found.equals(long.subarray(1, 199_999))).toBe(true);
      expect(state.requests.filter((each) => each === 'GET a.bin').length).toBeGreaterThan(2);
      state.skewInMilliseconds = 3_600_000;
      expect(await files.size('a.bin')).toBe(200_000);
    },
    ({ method, nth }) =>
      (method === 'PUT' && nth === 1 && 'refuse') ||
      (method === 'PUT' && nth === 2 && 'reset') ||
      (method === 'GET' && nth < 3 && 'cut') ||
      undefined,
  ));

test('an object that is replaced while it is read is not mixed with the new one', () =>
  withStore(
    async (files, { objects }) => {
      await files.write('a.bin', noise(200_000));
      const reading = files.read('a.bin');
      const first = await reading[Symbol.asyncIterator]().next();
      expect((first.value as Buffer).length).toBeGreaterThan(0);
      objects.set('a.bin', { bytes: Buffer.alloc(200_000), type: 'x' });
      await expect(async () => {
        for await (const _ of reading);
      }).rejects.toThrow();
    },
    ({ method, nth }) => (method === 'GET' && nth === 1 ? 'cut' : undefined),
  ));

test('trouble that stays is a sentence without secrets', () =>
  withStore(
    async (files) => {
      await expect(files.size('a')).rejects.toThrow(/^The object store refused HEAD with status 503\.$/);
      await expect(textOf(files.read('a'))).rejects.toThrow(/^The object store refused GET with SlowDown\.$/);
    },
    () => 'refuse',
  ));

test('an address opens one file for a while, without a key of ours', () =>
  withStore(async (files, { settings, state }) => {
    await files.write('media/a/1/video-720.mp4', '0123456789');
    const as = { contentType: 'video/mp4', disposition: `attachment; filename="it's.mp4"`, seconds: 30 };
    const address = (await files.addressOf('media/a/1/video-720.mp4', as))!;
    expect(address).not.toContain(settings.secretAccessKey);
    const answer = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, await answer.text()]).toEqual([206, '234']);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-disposition')).toBe(as.disposition);
    expect((await fetch(address.replace('video-720', 'video-360'))).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    state.skewInMilliseconds = 46_000;
    expect((await fetch(address)).status).toBe(403);
    const inside = s3Files({ ...settings, publicEndpoint: undefined }, folder);
    expect(await inside.addressOf('a', as)).toBeUndefined();
  }));

test('a finished folder is moved in with all below it', () =>
  withStore(async (files, { objects }) => {
    const made = await files.temporaryFolder();
    writeFileSync(join(made, 'video-360.m3u8'), '#EXTM3U');
    await files.moveIn(made, 'media/a/2');
    expect([...objects].map(([key, { type }]) => [key, type])).toEqual([
      ['media/a/2/video-360.m3u8', 'application/vnd.apple.mpegurl'],
    ]);
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
  }));

test('parts that a killed process has left are given up after two days, those of others never', () =>
  withStore(async (files, { uploads }) => {
    const begun = (key: string, hours: number) =>
      uploads.set(`${key} ${hours}`, {
        ...{ key, type: 'x', parts: new Map<number, Buffer>() },
        begun: new Date(Date.now() - hours * 3_600_000),
      });
    begun('media/a/1/video-720.mp4', 49);
    begun('uploads/b/0', 49);
    begun('media/a/1/video-720.mp4', 47);
    begun('backups/of-somebody', 500);
    await files.tidy({ isAlone: false });
    expect([...uploads.keys()]).toEqual(['media/a/1/video-720.mp4 47', 'backups/of-somebody 500']);
  }));
