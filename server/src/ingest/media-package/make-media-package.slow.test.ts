// Slow: it encodes a source for each case.
// Proves: an upright film, a sound with a cover, a file that breaks off and one whose making is stopped become what they should.
// Ground: server/src/ingest.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from './test-package.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone, turnQuarter } from '../test-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-package-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

const make = (source: string, more: object = {}) =>
  makeMediaPackage({ source, outputFolder: at(`${source.split('/').pop()!}.package`), ffmpegPath, ...more });

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('makeMediaPackage', () => {
  it('makes an upright picture of an upright source', async () => {
    const source = await makeSource(at('phone.mp4'), [...picture('640x360', 3), ...h264]);
    await turnQuarter(source);
    const made = await make(source);
    await checkPackage(`${source}.package`, made);
    expect(made.renditions).toMatchObject([{ width: 360, height: 640 }]);
    expect(made.audioTracks).toEqual([]);
    expect(made.posterAspectRatio).toBeCloseTo(16 / 9, 2);
  });

  it('makes a waveform and the cover of a sound file', async () => {
    const cover = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer();
    await writeFile(at('cover.png'), cover);
    const source = await makeSource(at('song.mp3'), [
      ...[...tone(), '-i', at('cover.png'), '-map', '0', '-map', '1', '-c:a', 'mp3', '-c:v', 'mjpeg'],
      ...['-disposition:v', 'attached_pic', '-id3v2_version', '3'],
    ]);
    const made = await make(source);
    await checkPackage(`${source}.package`, made);
    expect(made).toMatchObject({
      mediaType: 0,
      renditions: [],
      hasWaveform: true,
      hasSeekPreviews: false,
      posterAspectRatio: 1,
    });
    const { dominant } = await sharp(join(`${source}.package`, 'poster-320.webp')).stats();
    expect(dominant.r).toBeGreaterThan(150);
    const { peaks } = JSON.parse(await readFile(join(`${source}.package`, 'waveform.json'), 'utf8')) as {
      peaks: number[];
    };
    expect(peaks.length).toBeGreaterThan(90);
    expect(Math.max(...peaks)).toBe(1);
  });

  it('says where a file breaks off', async () => {
    const source = await makeSource(at('broken.mp4'), [
      ...picture('640x360', 8),
      ...h264,
      '-movflags',
      '+faststart',
    ]);
    await truncate(source, 400_000);
    await expect(make(source)).rejects.toThrow(/breaks off after [1-6] of 8 seconds/);
    const later = await makeSource(at('headless.mp4'), [...picture('320x180', 3), ...h264]);
    await truncate(later, 20_000);
    await expect(make(later)).rejects.toThrow('incomplete');
  });

  it('leaves nothing behind when it is stopped', async () => {
    const source = await makeSource(at('long.mp4'), [...picture('640x360', 20), ...h264]);
    const stop = new AbortController();
    const run = make(source, {
      signal: stop.signal,
      onProgress: (share: number) => share > 0 && stop.abort(),
    });
    await expect(run).rejects.toThrow('was stopped');
    expect((await readdir(folder)).filter((entry) => entry.includes('long.mp4.package'))).toEqual([]);
  });
});
