import { Visibility } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

test('a folder with a sheet, captions, pictures and folders in it', async () => {
  const { items, problems } = await readInWords('folder', {
    files: filesIn({
      // A byte order mark, semicolons, a column that nobody knows, and windows-1252.
      'Talks/items.csv': Buffer.from(
        'file;title;colour;date;visibility;status;captions;attachments;oldAddresses\r\n' +
          'year.mp4;Das Jahr \xfcber;red;1965-03-02;public;published;de=words/de.srt;slides.pdf;https://old.example/1\r\n' +
          '../../secret.mp4;Out;;;;;;;\r\ngone.mp4;Gone;;;;;;;\r\nyear.mp4;Twice;;;;;;;\r\n',
        'latin1',
      ),
      'Talks/year.mp4': 'film',
      'Talks/year.jpg': 'picture',
      'Talks/year.en.vtt': 'WEBVTT',
      'Talks/words/de.srt': '1',
      'Talks/slides.pdf': 'pdf',
      'Talks/2024/01/deep_one.mp4': 'film',
      'Talks/2024/01/deep_one.info.json': '{"title":"A deep one","tags":["a","b"]}',
      'top.mp3': 'sound',
      'readme.txt': 'nothing',
    }),
  });
  expect(
    items.map(({ sourceId, title, categories, media }) => [sourceId, title, categories, Boolean(media)]),
  ).toEqual([
    ['Talks/2024/01/deep_one.mp4', 'A deep one', ['Talks'], true],
    ['Talks/year.mp4', 'Das Jahr über', ['Talks'], true],
    ['top.mp3', 'top', [], true],
    ['Talks/gone.mp4', 'Gone', [], false],
  ]);
  expect(items[1]).toMatchObject({
    publishedAt: expect.stringMatching(/^1965-03-0/),
    publication: { visibility: Visibility.PUBLIC, isDraft: false },
    oldAddresses: ['https://old.example/1'],
    poster: { path: 'Talks/year.jpg' },
    attachments: [{ name: 'slides.pdf', file: { path: 'Talks/slides.pdf' } }],
  });
  expect(items[1]!.captions.map(({ languageCode, file }) => [languageCode, file])).toEqual([
    ['de', { path: 'Talks/words/de.srt' }],
    ['en', { path: 'Talks/year.en.vtt' }],
  ]);
  expect(items[3]!.notes).toEqual(['Talks/items.csv, row 4: there is no file Talks/gone.mp4.']);
  expect(problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
    'Talks/items.csv, row 3: ../../secret.mp4 leads out of the folder, and the row is left out.',
    'Talks/items.csv, row 5: year.mp4 already has a row, and this one is left out.',
  ]);
});

test('a sheet that is no table is named, and the files come without it', async () => {
  const { items, problems } = await readInWords('folder', {
    files: filesIn({ 'a.mp4': '', 'items.json': '[1' }),
  });
  expect(items.map(({ title }) => title)).toEqual(['a']);
  expect(problems).toEqual([{ where: 'items.json', message: expect.stringContaining('not valid JSON') }]);
});

test('an address is no folder', async () => {
  const address = { address: 'https://old.example/', fetchText: async () => '' };
  await expect(readInWords('folder', address)).rejects.toThrow('read from a folder');
});
