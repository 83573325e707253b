import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectFiles, sayOfSkipped } from './collect-files.ts';

let folder: string;
const below = (file: string) => file.slice(folder.length + 1);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-collect-'));
  for (const name of ['more', '.hidden', 'every', 'none']) await mkdir(join(folder, name));
  const names = [
    ...['talk 10.mp4', 'talk 2.MP4', 'talk 2.en.srt', 'talk 2.pt-BR.vtt', 'talk 2.srt', 'talk 2.json'],
    'talk 10.fr.sbv',
    ...[
      'talk 10.mp4.csv',
      'items.csv',
      'notes.txt',
      'other.json',
      'talk 10.en.ass',
      '.hidden/a.mp4',
      '.DS_Store',
    ],
    ...['more/walk.mp3', 'more/walk.de.dfxp', 'none/notes.txt', 'none/feed.xml'],
  ];
  for (const name of names) await writeFile(join(folder, name), name);
  await writeFile(join(folder, 'none/film'), Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]));
  await symlink(join(folder, 'more/walk.mp3'), join(folder, 'more/linked.mp3'));
});
afterAll(() => rm(folder, { recursive: true }));

const shown = ({ media }: Awaited<ReturnType<typeof collectFiles>>) =>
  media.map(({ file, subtitles }) => [below(file), subtitles.map(({ languageCode }) => languageCode).sort()]);

it('finds every media file with what lies beside it, and tells what it leaves out', async () => {
  const found = await collectFiles([folder]);
  expect(shown(found)).toEqual([
    ['more/linked.mp3', []],
    ['more/walk.mp3', ['de']],
    ['talk 2.MP4', ['en', 'pt-BR']],
    ['talk 10.mp4', ['fr']],
  ]);
  expect(found.media.flatMap(({ description }) => (description ? [below(description)] : []))).toEqual([
    'talk 2.json',
    'talk 10.mp4.csv',
  ]);
  expect(found.sheets.map(below)).toEqual(['items.csv']);
  expect(found.skipped.map(({ file, why }) => [below(file), why])).toEqual([
    ['none/feed.xml', 'neither video nor audio'],
    ['none/film', 'neither video nor audio'],
    ['none/notes.txt', 'neither video nor audio'],
    ['notes.txt', 'neither video nor audio'],
    ['other.json', 'neither video nor audio'],
    ['talk 2.srt', expect.stringContaining('with their language: talk.en.srt')],
    ['talk 10.en.ass', 'captions in a format that cannot be read: save them as SRT or VTT'],
  ]);
  expect(sayOfSkipped(found.skipped)[0]).toMatch(/none\/feed\.xml: left out, neither video nor audio\.$/);
  const many = Array.from({ length: 25 }, (_, number) => ({ file: `/x/${number}`, why: 'no' }));
  expect(sayOfSkipped(many).at(-1)).toBe('More that were left out: 5.');
});

it('takes files of every kind that ffmpeg reads', async () => {
  const endings = 'asf mp2 ogv wv ape dsf mka ac3 ec3 eac3 dts tta m2v m1v vob wma opus 3gp mxf w64 m4b rm';
  for (const ending of endings.split(' ')) await writeFile(join(folder, 'every', `a.${ending}`), 'x');
  expect((await collectFiles([join(folder, 'every')])).media).toHaveLength(endings.split(' ').length);
});

it('takes several files and folders, files of any name, each once', async () => {
  const paths = ['talk 2.MP4', 'none/film', 'more', 'more/walk.mp3'].map((name) => join(folder, name));
  expect(shown(await collectFiles(paths))).toEqual([
    ['talk 2.MP4', ['en', 'pt-BR']],
    ['none/film', []],
    ['more/linked.mp3', []],
    ['more/walk.mp3', ['de']],
  ]);
});

it('takes no text for a film', async () => {
  for (const name of ['notes.txt', 'none/feed.xml'])
    await expect(collectFiles([join(folder, name)])).rejects.toThrow('is a text file, not video or audio');
  await expect(collectFiles([join(folder, 'items.csv')])).rejects.toThrow('--sheet');
});

it('tells of captions beside a named file which say no language', async () => {
  const { skipped } = await collectFiles([join(folder, 'talk 2.MP4')]);
  expect(skipped.map(({ file }) => below(file))).toEqual(['talk 2.srt']);
});

it('says what is missing', async () => {
  await expect(collectFiles([join(folder, 'nowhere')])).rejects.toThrow('There is no file or folder');
  await expect(collectFiles([join(folder, 'none')])).rejects.toThrow('There is no video or audio file in');
});
