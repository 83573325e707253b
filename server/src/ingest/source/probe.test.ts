// A sample of probe.slow.test.ts, and what takes no encoder.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from './probe.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, makeSource, picture, tone } from '../test-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-probe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('probe', () => {
  it.each([
    { name: 'sound.mka', args: [...tone(3), '-c:a', 'flac'], format: 'matroska' },
    { name: 'film.asf', args: [...picture('320x180', 3), ...tone(3)], format: 'asf' },
  ])('reads $name, as ffmpeg does', async ({ name, args, format }) => {
    const source = await probe(await makeSource(at(name), args), { ffmpegPath });
    expect(source.format).toBe(format);
    expect(Math.abs(source.durationInSeconds - 3)).toBeLessThan(0.2);
  });

  it('says what bare AC-4 is', async () => {
    await writeFile(at('bare.ac4'), Buffer.concat([Buffer.from('ac400100', 'hex'), Buffer.alloc(5000, 7)]));
    await expect(probe(at('bare.ac4'), { ffmpegPath })).rejects.toThrow('The audio is Dolby AC-4');
  });

  it.each([
    { what: 'text', bytes: Buffer.from('hello, this is text') },
    { what: 'a playlist', bytes: Buffer.from('#EXTM3U\n#EXTINF:6,\n/etc/passwd\n') },
    { what: 'a concat script', bytes: Buffer.from('ffconcat version 1.0\nfile secret.mp4\n') },
    { what: 'a web page', bytes: Buffer.from('<!doctype html><p>Hello') },
    { what: 'zeros', bytes: Buffer.alloc(100_000) },
  ])('refuses $what in words', async ({ bytes }) => {
    await writeFile(at('odd'), bytes);
    await expect(probe(at('odd'), { ffmpegPath })).rejects.toThrow('This is not a video or audio file');
  });
});
