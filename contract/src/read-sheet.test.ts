import { expect, test } from 'vitest';
import { readCsvSheet, readJsonSheet, WrongSheet } from './read-sheet.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (text: string) => readCsvSheet(bytes(text));

test('a sheet is read as spreadsheets write it', () => {
  const { rows, unknown } = csv(
    '\uFEFFFile;Title;Tags;Category;Captions;Colour\r\n' +
      'a.mp4;"One; with ""quotes""\r\nand a line";"x, y";"Talks, long; Asia";en=a.vtt; red\r\n' +
      '\r\n' +
      "b.mp4;'=2+2\r\n",
  );
  expect(unknown).toEqual(['Colour']);
  expect(rows).toMatchObject([
    {
      line: 2,
      file: 'a.mp4',
      metadata: {
        title: 'One; with "quotes"\r\nand a line',
        tags: ['x', 'y'],
        categoryNames: ['Talks, long', 'Asia'],
      },
      captions: [{ languageCode: 'en', file: 'a.vtt' }],
      problems: [],
    },
    { line: 4, file: 'b.mp4', metadata: { title: '=2+2' } },
  ]);
});

test('commas, tabs, UTF-16 and Windows-1252 are understood', () => {
  const titleOf = (read: Uint8Array) => readCsvSheet(read).rows[0]?.metadata.title;
  expect(titleOf(bytes('file,title\na.mp4,Grüße; alle'))).toBe('Grüße; alle');
  expect(titleOf(bytes('file\ttitle\na.mp4\tGrüße, alle'))).toBe('Grüße, alle');
  const text = '\uFEFFfile\ttitle\r\na.mp4\tGrüße';
  expect(titleOf(new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer))).toBe('Grüße');
  const old = Uint8Array.from('file;title\na.mp4;Grüße', (sign) => sign.charCodeAt(0));
  expect(titleOf(old)).toBe('Grüße');
});

test('each wrong cell is named, and the others of its row are read', () => {
  const { rows } = csv(
    'file,title,date,visibility,captions,tags,Category\n' +
      `a.mp4,${'x'.repeat(301)},tomorrow,secret,a.vtt,${'t,'.repeat(31).replaceAll(',', ';')},Talks\n` +
      'b.mp4,B,2999-01-01,public,en+songs=b.vtt,[1,\n',
  );
  expect(rows[0]).toMatchObject({ file: 'a.mp4', metadata: { categoryNames: ['Talks'] } });
  expect(rows.map(({ line, problems }) => [line, problems.map(({ column, why }) => [column, why])])).toEqual([
    [
      2,
      [
        ['title', { kind: 'long', most: 300 }],
        ['date', { kind: 'date' }],
        ['visibility', { kind: 'choice', words: ['public', 'internal'] }],
        ['captions', { kind: 'captions' }],
        ['tags', { kind: 'many', most: 30 }],
      ],
    ],
    [
      3,
      [
        ['date', { kind: 'future' }],
        ['captions', { kind: 'choice', words: ['subtitles', 'captions', 'descriptions'] }],
        ['tags', { kind: 'list' }],
      ],
    ],
  ]);
});

test('what is no table is refused', () => {
  expect(() => csv('file\n"a.mp4\n')).toThrow(WrongSheet);
  expect(() => csv('file,title\na,b,c\n')).toThrow(WrongSheet);
  expect(() => readJsonSheet(bytes('{"file":'))).toThrow(WrongSheet);
  expect(() => readJsonSheet(bytes('[1]'))).toThrow('entry 1');
  expect(csv('')).toEqual({ rows: [], unknown: [] });
});
