import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannedParts } from './container-scanner.ts';
import type { StreamPart } from './receive-stream.ts';
import { makeSent } from './test-encoders.ts';

const formats = ['webm', 'mp4', 'mpegts'] as const;
type Format = (typeof formats)[number];
const seconds = 4;
let sent: Record<Format, Buffer>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-scanner-'));
  const made = await Promise.all(formats.map((format) => makeSent(folder, format, seconds)));
  sent = Object.fromEntries(formats.map((format, index) => [format, made[index]!])) as Record<Format, Buffer>;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function allOf(parts: AsyncIterable<StreamPart>): Promise<StreamPart[]> {
  const all: StreamPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function scanned(bytes: Buffer, format: Format, size: number): Promise<StreamPart[]> {
  async function* received() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  return allOf(scannedParts(received(), format));
}

test.each(formats)(
  '%s comes out as it went in, whatever the pieces, with a start at each key frame',
  async (format) => {
    const bytes = sent[format];
    const counts = new Set<number>();
    for (const size of [bytes.length, 997, 13]) {
      const parts = await scanned(bytes, format, size);
      const starts = parts.flatMap(({ start }) => (start ? [start.header] : []));
      counts.add(starts.length);
      const head = format === 'mpegts' ? [] : [starts[0]!];
      expect(Buffer.concat([...head, ...parts.map((part) => part.bytes)]).equals(bytes)).toBe(true);
    }
    // WebM may begin another cluster with sound.
    expect(counts.size).toBe(1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(seconds);
  },
);

test('what is no such container is refused', async () => {
  await expect(scanned(Buffer.alloc(2000), 'webm', 100)).rejects.toThrow('no WebM');
  await expect(scanned(Buffer.alloc(2000), 'mp4', 100)).rejects.toThrow('no fragmented MP4');
  await expect(scanned(Buffer.alloc(2000), 'mpegts', 100)).rejects.toThrow('no MPEG-TS');
});

test('a pause in what arrives is a gap at the next start', async () => {
  let now = 0;
  async function* received() {
    for (let start = 0; start < sent.webm.length; start += 1000) {
      now += start === 20_000 ? 20_000 : 10;
      yield sent.webm.subarray(start, start + 1000);
    }
  }
  const parts = await allOf(scannedParts(received(), 'webm', () => now));
  const gaps = parts.flatMap(({ start }) => (start ? [start.isAfterGap] : []));
  expect(gaps.filter(Boolean).length).toBe(1);
  expect(gaps[0]).toBe(false);
});
