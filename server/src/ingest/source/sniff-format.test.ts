import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedSource } from './refused-source.ts';
import { sniffFormat } from './sniff-format.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-sniff-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sniff(bytes: Buffer) {
  const file = join(folder, 'source.mp4');
  await writeFile(file, bytes);
  return sniffFormat(file);
}
const latin = (text: string) => Buffer.from(text, 'latin1');
const transport = (start: number, step: number) => {
  const bytes = Buffer.alloc(start + step * 4);
  for (let at = start; at < bytes.length; at += step) bytes[at] = 0x47;
  return bytes;
};
const tagged = (after: Buffer) =>
  Buffer.concat([latin('ID3\x04\0\0\0\0\x40\0'), Buffer.alloc(64 * 128), after]);

describe('sniffFormat', () => {
  it.each([
    ['mov', latin('\0\0\0\x20ftypisom')],
    ['mov', latin('\0\0\0\x08wide\0\0')],
    ['matroska', latin('\x1aE\xdf\xa3')],
    ['avi', latin('RIFF\0\0\0\0AVI LIST')],
    ['wav', latin('RIFF\0\0\0\0WAVEfmt ')],
    ['flac', latin('fLaC\0')],
    ['ogg', latin('OggS\0')],
    ['mp3', latin('\xff\xfb\x90\x64')],
    ['aac', latin('\xff\xf1\x50\x80')],
    ['mp3', tagged(latin('\xff\xfb\x90\x64'))],
    ['flac', tagged(latin('fLaC'))],
    ['mpegts', transport(0, 188)],
    ['mpegts', transport(4, 192)],
    ['mpeg', latin('\0\0\x01\xba')],
    ['mp3', Buffer.concat([Buffer.alloc(70_001), latin('\xff\xfb\x90\x64')])],
    ['mp3', Buffer.concat([Buffer.alloc(5_000_000), tagged(latin('\xff\xfb\x90\x64'))])],
    ['flac', Buffer.concat([Buffer.alloc(9), tagged(latin('fLaC'))])],
    ['aac', Buffer.concat([Buffer.alloc(3), latin('\xff\xf1\x50\x80')])],
  ])('knows %s by its first bytes', async (format, bytes) => {
    expect(await sniff(bytes)).toBe(format);
  });

  it.each([
    ['text', latin('hello, this is text')],
    ['a playlist', latin('#EXTM3U\n#EXTINF:6,\n/etc/passwd\n')],
    ['a concat script', latin('ffconcat version 1.0\nfile secret.mp4\n')],
    ['a picture', latin('\x89PNG\r\n\x1a\n')],
    ['a web page', latin('<!doctype html>')],
    ['zeros', Buffer.alloc(100_000)],
    ['a film after zeros', Buffer.concat([Buffer.alloc(64), latin('\x1aE\xdf\xa3')])],
  ])('names no format for %s', async (_, bytes) => {
    expect(await sniff(bytes)).toBeUndefined();
  });

  it('refuses nothing in words', async () => {
    await expect(sniff(Buffer.alloc(0))).rejects.toThrow(RefusedSource);
  });
});
