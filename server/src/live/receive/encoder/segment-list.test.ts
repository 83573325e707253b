import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SegmentList } from './segment-list.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tv-segments-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const type = '\0\0\0\x18stypmsdh\0\0\0\0msdhmsix';
const fragment = `${type}\0\0\0\x08moof\0\0\0\x08mdat`;

/** A track has finished these segments. */
function finish(track: string, files: string[]): void {
  files.forEach((bytes, number) => writeFileSync(join(folder, `${track}-${number}.m4s`), bytes, 'latin1'));
  const lines = files.map((_, number) => `#EXTINF:1.000000,\n${track}-${number}.m4s\n`);
  writeFileSync(join(folder, `${track}.m3u8`), `#EXTM3U\n${lines.join('')}`);
}

test('segments are found once every track has them, each of them once', async () => {
  const list = new SegmentList(folder, ['video-360', 'audio-1'], 0);
  finish('video-360', [fragment, fragment]);
  finish('audio-1', [fragment]);
  const seconds = { 'video-360': 1, 'audio-1': 1 };
  expect(await list.collect()).toEqual([{ number: 0, seconds, isWhole: true }]);
  finish('audio-1', [fragment, fragment]);
  expect(await list.collect()).toEqual([{ number: 1, seconds, isWhole: true }]);
  expect(await list.collect()).toEqual([]);
});

test('one without a picture is told apart', async () => {
  const list = new SegmentList(folder, ['video-360', 'audio-1'], 0);
  finish('video-360', [type]);
  finish('audio-1', [fragment]);
  expect(await list.collect()).toMatchObject([{ number: 0, isWhole: false }]);
});
