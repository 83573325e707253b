import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../platform/files.ts';
import { makeMediaPackage } from './ingest/make-media-package.ts';
import { isFfmpegInstalled, readFfmpegOutput } from './ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './ingest/test-sources.ts';
import type { MediaPackage } from './media-package.ts';
import { boxesIn } from './mp4-boxes.ts';
import { openDownload } from './mux-download.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-download-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const run = { ffmpegPath, timeLimitInSeconds: 60, maxBytes: 100_000 };

async function packageOf(name: string, args: string[]): Promise<MediaPackage> {
  const source = await makeSource(at(`${name}.mp4`), [...args, ...h264]);
  return makeMediaPackage({ source, outputFolder: at(name), ffmpegPath });
}

async function download(name: string, media: MediaPackage, withSound = true): Promise<string> {
  const opened = await openDownload(
    folderFiles(folder),
    name,
    media.renditions[0]!,
    withSound ? media.audioTracks[0] : undefined,
  );
  const file = at(`${name}-joined.mp4`);
  await pipeline(opened.stream, createWriteStream(file));
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

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('openDownload', { timeout: 60_000 }, () => {
  it('joins picture and sound without changing either, in exactly the bytes it announced', async () => {
    const media = await packageOf('film', [...picture('320x180', 9.2), ...tone(9.2)]);
    const file = await download('film', media);
    const [rendition, sound] = [media.renditions[0]!, media.audioTracks[0]!];
    expect((await stat(file)).size).toBe(rendition.sizeInBytes + sound.sizeInBytes);
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
    expect(new Set(types)).toEqual(new Set(['ftyp', 'moov', 'moof', 'mdat', 'free', 'mfra']));
    expect(types.slice(0, 2)).toEqual(['ftyp', 'moov']);
    const fragments = boxesIn(bytes).filter(({ type }) => type === 'moof');
    const numbers = fragments.map(({ start }) => bytes.readUInt32BE(start + 20));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const tracks = fragments.map(({ start }) => bytes.readUInt32BE(start + 24 + 8 + 12));
    expect([...new Set(tracks)].toSorted((one, other) => one - other)).toEqual([1, 2]);
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
