// Slow: it encodes films and decodes what was joined.
// Proves: a download has the picture and the sound unchanged, in the bytes that were announced, in whole and in ranges.
// Ground: server/src/media, server/src/streaming, server/src/ingest.
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../platform/storage/files.ts';
import { makeMediaPackage } from '../ingest/media-package/make-media-package.ts';
import { isFfmpegInstalled, readFfmpegOutput } from '../ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../ingest/test-sources.ts';
import type { MediaPackage } from './media-package.ts';
import { boxesIn } from './mp4-boxes.ts';
import { joinedOf, joinedSize, openDownload } from './mux-download.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-download-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const run = { ffmpegPath, sandbox: 'limits' as const, timeLimitInSeconds: 60, maxBytes: 100_000 };

async function packageOf(name: string, args: string[]): Promise<MediaPackage> {
  const source = await makeSource(at(`${name}.mp4`), [...args, ...h264]);
  return makeMediaPackage({ source, outputFolder: at(name), ffmpegPath });
}

async function download(name: string, media: MediaPackage, withSound = true): Promise<string> {
  const opened = await openDownload(
    folderFiles(folder),
    name,
    [media.renditions[0]!, ...(withSound ? [media.audioTracks[0]!] : [])],
    media.durationInSeconds,
  );
  const file = at(`${name}-joined.mp4`);
  await pipeline(opened.read(), createWriteStream(file));
  expect((await stat(file)).size).toBe(opened.sizeInBytes);
  return file;
}

/** MD5 of a decoded stream; any error at all fails. */
const decoded = async (file: string, stream: string, before: string[] = []) =>
  (
    await readFfmpegOutput(
      'ffmpeg',
      ['-nostdin', '-v', 'error', '-xerror', ...before, '-i', file, '-map', stream, '-f', 'md5', '-'],
      run,
    )
  ).toString();

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('openDownload', () => {
  it('joins picture and sound without changing either, in exactly the bytes it announced', async () => {
    const media = await packageOf('film', [...picture('320x180', 9.2), ...tone(9.2)]);
    const file = await download('film', media);
    const [rendition, sound] = [media.renditions[0]!, media.audioTracks[0]!];
    expect((await stat(file)).size).toBe(joinedSize([rendition, sound], media.durationInSeconds));
    expect(await decoded(file, '0:v:0')).toBe(await decoded(at(`film/${rendition.playlist}`), '0:v:0'));
    expect(await decoded(file, '0:a:0')).toBe(await decoded(at(`film/${sound.playlist}`), '0:a:0'));
    const probed = await readFfmpegOutput(
      'ffprobe',
      ['-v', 'error', '-show_entries', 'format=duration:stream=codec_name,start_time', '-of', 'json', file],
      run,
    );
    const { streams, format } = JSON.parse(probed.toString()) as {
      streams: { codec_name: string; start_time: string }[];
      format: { duration: string };
    };
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    for (const { start_time } of streams) expect(Math.abs(Number(start_time))).toBeLessThan(0.03);
    expect(Math.abs(Number(format.duration) - media.durationInSeconds)).toBeLessThan(0.1);
    expect(await decoded(file, '0:v:0', ['-ss', '6'])).toMatch(/^MD5=/);
  });

  it('numbers fragments and tracks, and leaves no index of the old files behind', async () => {
    const bytes = await readFile(at('film-joined.mp4'));
    const types = boxesIn(bytes).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['ftyp', 'moov', 'sidx', 'moof', 'mdat', 'free']));
    expect(types.slice(0, 3)).toEqual(['ftyp', 'moov', 'sidx']);
    expect(types.filter((type) => type === 'sidx')).toHaveLength(1);
    const fragments = boxesIn(bytes).filter(({ type }) => type === 'moof');
    const numbers = fragments.map(({ start }) => bytes.readUInt32BE(start + 20));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    const tracks = fragments.map(({ start }) => bytes.readUInt32BE(start + 24 + 8 + 12));
    expect([...new Set(tracks)].toSorted((one, other) => one - other)).toEqual([1, 2]);
  });

  it('indexes every segment of the picture, from where it stands to the end of the media', async () => {
    const bytes = await readFile(at('film-joined.mp4'));
    const index = boxesIn(bytes).find(({ type }) => type === 'sidx')!;
    const count = bytes.readUInt16BE(index.start + 30);
    const entries = Array.from({ length: count }, (_, each) => index.start + 32 + each * 12);
    const lengths = entries.map((start) => bytes.readUInt32BE(start));
    const ticks = entries.reduce((sum, start) => sum + bytes.readUInt32BE(start + 4), 0);
    expect(Math.abs(ticks / bytes.readUInt32BE(index.start + 16) - 9.2)).toBeLessThan(0.1);
    let position = index.end;
    for (const length of lengths) {
      const [first] = boxesIn(bytes.subarray(position, position + length)).filter(
        ({ type }) => type === 'moof',
      );
      // Track 1 has the picture.
      expect(bytes.readUInt32BE(position + first!.start + 24 + 8 + 12)).toBe(1);
      position += length;
    }
    expect(boxesIn(bytes).at(-1)).toMatchObject({ type: 'free', start: position, end: bytes.length });
  });

  it('reads any range as it stands in the whole', async () => {
    const media = JSON.parse(await readFile(at('film/media-package.json'), 'utf8')) as MediaPackage;
    const whole = await readFile(at('film-joined.mp4'));
    const opened = await openDownload(
      folderFiles(folder),
      'film',
      joinedOf(media, 180)!,
      media.durationInSeconds,
    );
    const size = opened.sizeInBytes;
    for (const [start, end] of [
      [0, 0],
      [0, 3000],
      [1000, 70_000],
      [size - 5, size - 1],
      [12_345, size - 1],
    ] as const) {
      const part = Buffer.concat(await opened.read({ start, end }).toArray());
      expect([start, end, part.equals(whole.subarray(start, end + 1))]).toEqual([start, end, true]);
    }
  });

  it('takes a sound alone', async () => {
    const media = JSON.parse(await readFile(at('film/media-package.json'), 'utf8')) as MediaPackage;
    const opened = await openDownload(folderFiles(folder), 'film', joinedOf(media)!, media.durationInSeconds);
    await pipeline(opened.read(), createWriteStream(at('sound.m4a')));
    expect(await decoded(at('sound.m4a'), '0:a:0')).toBe(
      await decoded(at(`film/${media.audioTracks[0]!.playlist}`), '0:a:0'),
    );
  });

  it('takes a silent film', async () => {
    const media = await packageOf('silent', picture('320x180', 3));
    expect(media.audioTracks).toEqual([]);
    const file = await download('silent', media, false);
    expect(await decoded(file, '0:v:0')).toBe(
      await decoded(at(`silent/${media.renditions[0]!.playlist}`), '0:v:0'),
    );
  });
});
