import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadReasons } from '@tv/contract/reasons/files';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { readSheet } from './read-sheet.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { itemsOf, standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let stop: () => Promise<void>;
const { out } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  await anOrganization(portal.db, { name: 'Works' });
  stop = standInForWorker(portal.db);
});
afterAll(async () => {
  await stop();
  await portal.close();
});

const aFolder = (name: string, files: Record<string, string>) => writeFolder(portal.folder, name, files);
const items = (folderOf: string) => itemsOf(portal.db, folderOf);
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n';

it('says of each file what its row says', async () => {
  const folder = aFolder('sheet', {
    'a-one.mp4': 'first bytes',
    'deep/a-two.mp3': 'second bytes',
    'a-three.mov': 'third bytes',
    'words/one.vtt': captions,
    'words/seen.vtt': captions,
    'words/notes.pdf': 'notes',
    'words/idle.pdf': 'idle',
    'list.csv':
      '\uFEFFFile;Title;Description;Tags;Category;Visibility;Date;Captions;Attachments;Listed;Status;Speakers;Old addresses\r\n' +
      'a-one.mp4;"US-China; a talk";"Two lines\nand ""quotes""";trade, China;"Talks, long; Asia";public;2011-05-04T10:00Z;"en=words/one.vtt; en+descriptions=words/seen.vtt";words/notes.pdf;no;;"Analyst; Host";https://old.example/1 https://old.example/2\r\n' +
      "a-two.mp3;'=2+2;;;;;20120301;;;;draft\r\n",
  });
  const sheet = join(folder, 'list.csv');
  expect(await importCommand([folder, '--sheet', sheet, '--category', 'Everything'])).toBe(true);
  const output = out();
  expect(output).toMatch(
    /Files that \S*list\.csv describes: 2\.\n1 of 3 files have no row[^]+3 of 3 files can be watched\./,
  );
  // Of what lies in the folder, only what no row names is left out.
  expect(output.match(/.*left out.*/g)).toEqual([expect.stringContaining('idle.pdf: left out')]);
  const [one, three, two] = await items('a-');
  expect(one).toMatchObject({
    title: 'US-China; a talk',
    description: 'Two lines\nand "quotes"',
    tags: ['trade', 'China'],
    speakers: ['Analyst', 'Host'],
    categories: ['Asia', 'Talks, long'],
    visibility: 2,
    is_listed: false,
    status: 1,
    date: expect.stringContaining('2011-05-04'),
    beside: ['attachment notes.pdf', 'subtitles en 0', 'subtitles en 2'],
  });
  expect(three).toMatchObject({ title: 'A-three', categories: ['Everything'], visibility: 1 });
  expect(two).toMatchObject({ title: '=2+2', status: 0, categories: ['Everything'] });
});

it('takes what lies beside a file, and the table of a folder, by themselves', async () => {
  const folder = aFolder('beside', {
    'b-one.mp4': 'b first',
    'b-one.json':
      '{"title":"From JSON","tags":["x, y","z"],"captions":{"de":"b-words.vtt"},"isListed":false}',
    'b-words.vtt': captions,
    'more/b-two.mp4': 'b second',
    'more/b-two.info.json':
      '{"title":"Of a downloader","upload_date":"20110504","categories":["Talks"],"fps":25}',
    'more/b-three.mp4': 'b third',
    'more/b-three.mp4.csv': 'title,visibility\nFrom CSV,public\n',
    'more/items.json': '[{"file":"b-three.mp4","title":"The row wins"}]',
  });
  expect(await importCommand([folder])).toBe(true);
  expect(await items('b-')).toMatchObject([
    { title: 'From JSON', tags: ['x, y', 'z'], is_listed: false, beside: ['subtitles de 0'] },
    { title: 'The row wins', visibility: 2 },
    { title: 'Of a downloader', categories: ['Talks'], date: expect.stringMatching(/^2011-05-0[345]/) },
  ]);
});

it('looks for a table and for captions also in the folder that is brought in', async () => {
  const folder = aFolder('places', {
    'films/p-one.mp4': 'p first',
    'films/list/of-all.csv': 'file,title,captions\np-one.mp4,Placed,en=words/p.vtt\n',
    'films/words/p.vtt': captions,
  });
  expect(await importCommand([join(folder, 'films'), '--sheet', 'list/of-all.csv'])).toBe(true);
  expect(await items('p-')).toMatchObject([{ title: 'Placed', beside: ['subtitles en 0'] }]);
  const film = aFolder('place', {
    'q-one.mp4': 'q first',
    'q.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n',
  });
  expect(await importCommand([join(film, 'q-one.mp4'), '--subtitles', 'de=q.srt'])).toBe(true);
  expect(await items('q-')).toMatchObject([{ beside: ['subtitles de 0'] }]);
  await expect(importCommand([film, '--sheet', 'none.csv'])).rejects.toThrow('There is no file none.csv');
});

it('brings the same file in once, whatever its name and its folder', async () => {
  const folder = aFolder('twins', { 't-one.mp4': 'the same bytes', 'copy/t-two.mp4': 'the same bytes' });
  expect(await importCommand([folder])).toBe(true);
  expect(out()).toMatch(
    /is the same file as t-\w+\.mp4, so it is uploaded once\.[^]*2 of 2 files can be watched\. Already here: 1\./,
  );
  const elsewhere = join(aFolder('elsewhere', { 't-three.mp4': 'the same bytes' }), 't-three.mp4');
  expect(await importCommand([elsewhere])).toBe(true);
  expect(out()).toContain('t-three.mp4 is already here and stays as it is');
  expect(await items('t-')).toHaveLength(1);
  await importCommand([elsewhere, '--again']);
  expect(await items('t-')).toHaveLength(2);
});

it('says in words why a file could not be processed', async () => {
  const folder = aFolder('refused', { 'broken.mp4': 'These are notes, whatever the name says.' });
  expect(await importCommand([join(folder, 'broken.mp4')])).toBe(false);
  expect(out()).toBe(`broken.mp4: ${uploadReasons['files.noMedia']}`);
});

it('brings nothing in while a row is wrong, and says all that is', async () => {
  const folder = aFolder('wrong', {
    'c-one.mp4': 'c first',
    'x/c-two.mp4': 'c second',
    'y/c-two.mp4': 'c other',
    'a.csv': 'file,date,visibility\nc-one.mp4,tomorrow,\nc-one.mp4,,secret\n',
    'b.csv': 'file,captions,colour\nc-one.mp4,en=none.vtt,red\nc-one.mp4,,\nc-two.mp4,,\n,,\n,en=none.vtt,\n',
    'c.csv': 'file\n"c-one.mp4\n',
    'd.json': '{"file":',
    'e.csv': 'file,title\nc-one.mp4,Here\nc-nowhere.mp4,Gone\n',
  });
  const attempt = (name: string) => importCommand([folder, '--sheet', join(folder, name)]);
  await expect(attempt('a.csv')).rejects.toThrow(
    /row 2, column "date": "tomorrow" is not a valid time[^]+row 3, column "visibility": "secret" must be one of: public, internal\.\nNothing was uploaded\./,
  );
  await expect(attempt('b.csv')).rejects.toThrow(
    /row 2: There is no file none\.vtt\.\n[^\n]*row 3: c-one\.mp4 already has a row\.\n[^\n]*row 4: there are several files named c-two\.mp4[^]+row 6: the column "file" is empty/,
  );
  await expect(attempt('c.csv')).rejects.toThrow('is not a table of comma-separated values');
  await expect(attempt('d.json')).rejects.toThrow('is not valid JSON');
  await expect(attempt('none.csv')).rejects.toThrow('There is no file');
  expect(await items('c-')).toEqual([]);
  expect((await readSheet(join(folder, 'b.csv'))).unknown).toEqual(['colour']);
  writeFileSync(join(folder, 'f.csv'), 'file,title\n,\n');
  await expect(importCommand(['--sheet', join(folder, 'f.csv')])).rejects.toThrow('has no rows');
  // A file that is not there does not hold up the others.
  expect(await attempt('e.csv')).toBe(false);
  expect(out()).toMatch(/row 3: There is no file c-nowhere\.mp4\.[^]+3 of 4 files can be watched\./);
});

it('writes a sheet that says the same when it is read again', async () => {
  const file = join(portal.folder, 'exported.csv');
  await exportCommand([file]);
  expect(out()).toMatch(/^Items written to/);
  const { rows, unknown } = await readSheet(file);
  expect(unknown).toEqual([]);
  const of = (name: string) => rows.find((row) => row.file === name);
  expect(of('a-one.mp4')?.metadata).toMatchObject({
    title: 'US-China; a talk',
    description: 'Two lines\nand "quotes"',
    tags: ['trade', 'China'],
    speakers: ['Analyst', 'Host'],
    visibility: 2,
    isListed: false,
    publishDate: '2011-05-04T10:00:00.000Z',
    oldAddresses: ['https://old.example/1', 'https://old.example/2'],
  });
  expect(of('a-one.mp4')?.metadata.categoryNames?.toSorted()).toEqual(['Asia', 'Talks, long']);
  expect(of('a-two.mp3')?.metadata).toMatchObject({ title: '=2+2', isDraft: true });
  expect(of('b-one.mp4')?.metadata.tags).toEqual(['x, y', 'z']);
  const json = join(portal.folder, 'exported.json');
  await exportCommand([json, '--search', 'JSON']);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([{ file: 'b-one.mp4', title: 'From JSON' }]);
  await expect(exportCommand(['items'])).rejects.toThrow('ends in .csv or .json');
});

it('changes the old addresses of an item by its row', async () => {
  const file = join(portal.folder, 'addresses.csv');
  await exportCommand([file]);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(
      'https://old.example/1; https://old.example/2',
      'https://old.example/2; https://old.example/3',
    ),
  );
  out();
  expect(await importCommand(['--sheet', file, '--yes'])).toBe(true);
  expect(out()).toContain('Cells that differ: 1. Items that change: 1.');
  await exportCommand([file]);
  expect(readFileSync(file, 'utf8')).toContain('https://old.example/2; https://old.example/3');
  expect(await importCommand(['--sheet', file, '--yes'])).toBe(true);
  expect(out()).toContain('there is nothing to change');
});
