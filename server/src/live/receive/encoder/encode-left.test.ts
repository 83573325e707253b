import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scannedParts } from '../container-scanner.ts';
import { encodeEvent } from '../encode-event.ts';
import { encodeLeft } from './encode-left.ts';
import { readLines, removeSegment } from '../live-files.ts';
import { expectAligned, framesOf, gapsIn, makeSent } from '../test-encoders.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'tv-live-left-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const seconds = 8;
const kept = 3;

/** A folder as it is left by a process that was killed when it had encoded three seconds of a stream. */
async function killedFolder(format: 'webm' | 'mpegts'): Promise<void> {
  const bytes = await makeSent(folder, format, seconds);
  async function* received() {
    // For as long as a stream is probed, and until the encoder has begun.
    const pieces = 12;
    for (let piece = 0; piece < pieces; piece++) {
      yield bytes.subarray((piece * bytes.length) / pieces, ((piece + 1) * bytes.length) / pieces);
      await wait(100);
    }
    while ((await readLines(folder, 'runs')).length === 0) await wait(50);
  }
  const encoder = await encodeEvent({ folder, onReport() {} });
  const way = format === 'webm' ? 'browser' : 'srt';
  await encoder.take({
    ...{ eventId: 'event', input: 'main', way, format, facts: {} },
    ...{ parts: scannedParts(received(), format), end() {} },
  });
  await encoder.end();
  for (const segment of (await readLines(folder, 'segments')).slice(kept))
    await removeSegment(folder, segment);
  await keepLines('segments.jsonl', kept);
  await keepLines('runs.jsonl', 1);
}

async function keepLines(name: string, count: number): Promise<void> {
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  await writeFile(join(folder, name), [...lines.slice(0, count), ''].join('\n'));
}

test.each(['webm', 'mpegts'] as const)(
  'what a killed process had received of %s is encoded later, without a missing frame',
  async (format) => {
    await killedFolder(format);
    await encodeLeft({ folder });
    const segments = await expectAligned(folder);
    expect(segments.findIndex(({ isLate }) => isLate)).toBe(kept);
    const frames = await framesOf(folder, 'video-180');
    expect(new Set(frames).size).toBe(seconds * 30);
    // Less than a segment is shown twice.
    expect(gapsIn(frames).filter(([last, next]) => next > last)).toEqual([]);
    expect(frames.length).toBeLessThan((seconds + 1) * 30);
    await encodeLeft({ folder });
    expect((await readLines(folder, 'segments')).length).toBe(segments.length);
  },
  60_000,
);

test('what cannot be read is given up', async () => {
  await killedFolder('mpegts');
  const file = join(folder, 'recording-1-main.ts');
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0, bytes.length / 8));
  await encodeLeft({ folder });
  expect((await readLines(folder, 'segments')).length).toBe(kept);
}, 60_000);
