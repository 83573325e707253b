import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from './test-package.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { RefusedSource } from '../source/refused-source.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-package-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

const make = (source: string, more: object = {}) =>
  makeMediaPackage({ source, outputFolder: at(`${source.split('/').pop()!}.package`), ffmpegPath, ...more });

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('makeMediaPackage', () => {
  it('takes levels, sound tracks, chapters and subtitles from a film', async () => {
    await writeFile(at('en.srt'), '1\n00:00:01,000 --> 00:00:02,500\nHello <i>there</i>\n');
    await writeFile(
      at('chapters'),
      ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=3000\ntitle=Begin\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=3000\nEND=5000\n',
    );
    const source = await makeSource(at('film.mkv'), [
      ...[...picture('960x540'), ...tone(), ...tone(5, 880), '-i', at('en.srt'), '-i', at('chapters')],
      ...[
        '-map',
        '0',
        '-map',
        '1',
        '-map',
        '2',
        '-map',
        '3',
        '-map_metadata',
        '4',
        ...h264,
        '-c:a',
        'aac',
        '-c:s',
        'srt',
      ],
      ...[
        '-metadata:s:a:0',
        'language=eng',
        '-metadata:s:a:1',
        'language=ger',
        '-metadata:s:s:0',
        'language=eng',
      ],
    ]);
    const shares: number[] = [];
    const made = await make(source, { onProgress: (share: number) => shares.push(share) });
    await checkPackage(`${source}.package`, made);
    expect(made.renditions.map(({ width, height, frameRate }) => [width, height, frameRate])).toEqual([
      [640, 360, 25],
      [960, 540, 25],
    ]);
    expect(made.audioTracks).toMatchObject([
      { languageCode: 'en', name: 'English', kind: 1, isDefault: true },
      { languageCode: 'de', name: 'German', kind: 1, isDefault: false },
    ]);
    expect(made.chapters.map(({ startTime, title }) => [startTime, title])).toEqual([
      [0, 'Begin'],
      [3, 'Chapter 2'],
    ]);
    expect(made.embeddedSubtitles).toMatchObject([
      { file: 'embedded-1.vtt', languageCode: 'en', name: 'English' },
    ]);
    expect(await readFile(join(`${source}.package`, 'embedded-1.vtt'), 'utf8')).toContain('Hello');
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const sprite = await sharp(join(`${source}.package`, 'seek-previews.webp')).metadata();
    expect([sprite.width, sprite.height]).toEqual([3 * 160, 90]);
  });

  it.each([
    { name: 'text.mp4', text: 'hello' },
    { name: 'playlist.mp4', text: '#EXTM3U\n#EXTINF:5,\nfilm.mkv\n#EXT-X-ENDLIST\n' },
    { name: 'disguised.mp4', text: '\0\0\0\x18ftypisom\0\0\0\0isom#EXTM3U\nfile:///etc/hostname\n' },
  ])('refuses $name in words and leaves nothing behind', async ({ name, text }) => {
    await writeFile(at(name), text);
    await expect(make(at(name))).rejects.toThrow(RefusedSource);
    expect((await readdir(folder)).filter((entry) => entry.includes(`${name}.package`))).toEqual([]);
  });
});
