// Slow: it encodes a source for each format and each kind of protection.
// Proves: sources of every kind are recognized, and what is encrypted or cannot be decoded is said.
// Ground: server/src/ingest.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMediaPackage } from '../media-package/make-media-package.ts';
import { probe } from './probe.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-probe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** A source whose bytes are changed after ffmpeg has made it. */
async function aSource(name: string, args: string[], change = (bytes: Buffer) => bytes): Promise<string> {
  const file = await makeSource(at(name), args);
  await writeFile(file, change(await readFile(file)));
  return file;
}
const replaced = (from: string, to: string) => (bytes: Buffer) => {
  const offset = bytes.indexOf(from, 0, 'latin1');
  expect(offset).toBeGreaterThan(0);
  bytes.write(to, offset, 'latin1');
  return bytes;
};
const key = '00112233445566778899aabbccddeeff';
const encryption = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key];
const zeros = (bytes: Buffer) => Buffer.concat([Buffer.alloc(1_500), bytes]);
const small = picture('320x180', 3);

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('probe', () => {
  it.each([
    { name: 'zeros.mp3', args: tone(3), change: zeros, format: 'mp3' },
    { name: 'bare.m1v', args: [...small, '-c:v', 'mpeg1video', '-f', 'mpeg1video'], format: 'mpegvideo' },
    { name: 'bare.m2v', args: [...small, '-c:v', 'mpeg2video', '-f', 'mpeg2video'], format: 'mpegvideo' },
    { name: 'bare.h264', args: [...small, ...h264, '-f', 'h264'], format: 'h264' },
    { name: 'bare.ac3', args: tone(3), format: 'ac3' },
    { name: 'bare.eac3', args: tone(3), format: 'eac3' },
    { name: 'layer2.mp2', args: tone(3), format: 'mp3' },
    { name: 'sound.wv', args: [...tone(3), '-c:a', 'wavpack'], format: 'wv' },
    { name: 'sound.tta', args: tone(3), format: 'tta' },
    { name: 'sound.au', args: tone(3), format: 'au' },
    { name: 'film.ogv', args: [...small, '-c:v', 'libtheora'], format: 'ogg' },
    { name: 'film.ivf', args: [...small, '-c:v', 'libvpx', '-deadline', 'realtime'], format: 'ivf' },
  ])('reads $name, as ffmpeg does', async ({ name, args, change, format }) => {
    const source = await probe(await aSource(name, args, change), { ffmpegPath });
    expect(source.format).toBe(format);
    expect(Math.abs(source.durationInSeconds - 3)).toBeLessThan(0.2);
  });

  it.each(['zeros.mp3', 'bare.m1v', 'bare.h264'])('makes a package of %s', async (name) => {
    const made = await makeMediaPackage({
      source: at(name),
      outputFolder: at(`${name}.package`),
      ffmpegPath,
    });
    expect(Math.abs(made.durationInSeconds - 3)).toBeLessThan(0.2);
    expect(made.mediaType === 1 ? made.posterWidths.length : made.hasWaveform).toBeTruthy();
  });

  it.each([
    { name: 'ac4.mp4', tag: 'ac-4', problem: 'The audio is Dolby AC-4, which cannot be decoded here.' },
    {
      name: 'mpegh.mp4',
      tag: 'mhm1',
      problem: 'The audio is MPEG-H 3D Audio, which cannot be decoded here.',
    },
    { name: 'shop.mp4', tag: 'drms', problem: 'The file is encrypted' },
    { name: 'odd.mp4', tag: 'zzzz', problem: 'The audio is of the kind "zzzz"' },
  ])('says what $name is', async ({ name, tag, problem }) => {
    const file = await aSource(name, [...small, ...tone(3), ...h264, '-c:a', 'alac'], (bytes) =>
      replaced('alac', tag)(bytes),
    );
    await expect(probe(file, { ffmpegPath })).rejects.toThrow(problem);
  });

  it('takes a file with a sound track that it can decode, and notes the other', async () => {
    const both = [...small, ...tone(3), ...tone(3, 880), '-map', '0', '-map', '1', '-map', '2'];
    const file = await aSource('two.mp4', [...both, ...h264, '-c:a:0', 'aac', '-c:a:1', 'alac'], (bytes) =>
      replaced('alac', 'ac-4')(bytes),
    );
    const source = await probe(file, { ffmpegPath });
    expect(source.audio.map(({ index }) => index)).toEqual([1]);
    expect(source.notes).toEqual([
      'A sound track in the file was left out: it is Dolby AC-4, which cannot be decoded here.',
    ]);
  });

  it.each([
    {
      what: 'MP4 with common encryption',
      name: 'cenc.mp4',
      args: [...small, ...tone(3), ...h264, '-c:a', 'aac', ...encryption],
    },
    {
      what: 'a scrambled transport stream',
      name: 'scrambled.ts',
      args: [...small, ...h264],
      change: (bytes: Buffer) => {
        // Programme tables stay readable.
        for (let at = 188 * 3; at < bytes.length; at += 188) bytes[at + 3]! |= 0x80;
        return bytes;
      },
    },
    {
      what: 'ASF with a content encryption object',
      name: 'protected.wma',
      args: tone(3),
      change: (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, 30),
          Buffer.from('fbb3112223bdd211b4b700a0c955fc6e1800000000000000', 'hex'),
          bytes.subarray(30),
        ]),
    },
  ])('says that $what is encrypted', async ({ name, args, change }) => {
    await expect(probe(await aSource(name, args, change), { ffmpegPath })).rejects.toThrow(
      'The file is encrypted (copy protection)',
    );
  });
});
