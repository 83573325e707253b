import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectFiles } from './collect-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-collect-'));
  await mkdir(join(folder, 'more'));
  await mkdir(join(folder, '.hidden'));
  const names = [
    'talk 10.mp4',
    'talk 2.MP4',
    'talk 2.en.srt',
    'talk 2.pt-BR.vtt',
    'talk 2.srt',
    'notes.txt',
    '.hidden/a.mp4',
    'more/walk.mp3',
    'more/walk.de.dfxp',
  ];
  for (const name of names) await writeFile(join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true }));

const shown = (files: Awaited<ReturnType<typeof collectFiles>>) =>
  files.map(({ file, subtitles }) => [
    file.slice(folder.length + 1),
    subtitles.map(({ languageCode }) => languageCode).sort(),
  ]);

it('finds every media file with the captions beside it', async () => {
  expect(shown(await collectFiles(folder))).toEqual([
    ['more/walk.mp3', ['de']],
    ['talk 2.MP4', ['en', 'pt-BR']],
    ['talk 10.mp4', []],
  ]);
});

it('takes a file of any name, with its captions', async () => {
  expect(shown(await collectFiles(join(folder, 'talk 2.MP4')))).toEqual([['talk 2.MP4', ['en', 'pt-BR']]]);
  expect(shown(await collectFiles(join(folder, 'notes.txt')))).toEqual([['notes.txt', []]]);
});

it('says what is missing', async () => {
  await expect(collectFiles(join(folder, 'none'))).rejects.toThrow('There is no file or folder');
  await expect(collectFiles(join(folder, '.hidden', '..', 'more', 'none'))).rejects.toThrow(
    'There is no file or folder',
  );
});
