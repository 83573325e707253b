import { expect, test } from 'vitest';
import { WrongSheet } from './read-table.ts';
import { readCsvSheet, readJsonSheet } from './read-sheet.ts';

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

test('rows of empty cells say nothing, and the line that names the separator is none', () => {
  const read = (text: string) =>
    csv(text).rows.map(({ line, file, metadata }) => [line, file, metadata.title]);
  expect(read('file;title\r\na.mp4;A\r\n;\r\n; \r\nb.mp4;B\r\n;\r\n')).toEqual([
    [2, 'a.mp4', 'A'],
    [5, 'b.mp4', 'B'],
  ]);
  expect(read('sep=;\r\nfile;title\r\na.mp4;A, or B\r\n')).toEqual([[3, 'a.mp4', 'A, or B']]);
  expect(read('\uFEFF\r\nfile;title\r\na.mp4;A, or B\r\n')).toEqual([[3, 'a.mp4', 'A, or B']]);
  expect(read('file;title\ra.mp4;A, or B\rb.mp4;B\r')).toEqual([
    [2, 'a.mp4', 'A, or B'],
    [3, 'b.mp4', 'B'],
  ]);
});

test('two headings of one column are refused, because one of them would be lost', () => {
  expect(() => csv('file,title,Title\na.mp4,A,B\n')).toThrow(
    expect.objectContaining({ why: { kind: 'twice', first: 'title', second: 'Title' } }),
  );
  expect(() => csv('file,title,name\na.mp4,A,B\n')).toThrow(WrongSheet);
  expect(csv('file,colour,colour,url,address\na.mp4,1,2,3,4\n').rows).toHaveLength(1);
});

test('commas, tabs, UTF-16 and Windows-1252 are understood', () => {
  const titleOf = (read: Uint8Array) => readCsvSheet(read).rows[0]?.metadata.title;
  expect(titleOf(bytes('file,title\na.mp4,Grüße; alle'))).toBe('Grüße; alle');
  expect(titleOf(bytes('file\ttitle\na.mp4\tGrüße, alle'))).toBe('Grüße, alle');
  const text = '\uFEFFfile\ttitle\r\na.mp4\tGrüße';
  expect(titleOf(new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer))).toBe('Grüße');
  const swapped = Buffer.from(text, 'utf16le').swap16();
  expect(titleOf(swapped)).toBe('Grüße');
  const old = Uint8Array.from('file;title\na.mp4;Grüße', (sign) => sign.charCodeAt(0));
  expect(titleOf(old)).toBe('Grüße');
});

test('each wrong cell is named, and the others of its row are read', () => {
  const { rows } = csv(
    'file,title,date,visibility,captions,tags,Category,status\n' +
      `a.mp4,${'x'.repeat(301)},tomorrow,secret,a.vtt,${'t,'.repeat(31).replaceAll(',', ';')},Talks,publishd\n` +
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
        [
          'status',
          { kind: 'choice', words: ['published', 'draft', 'review', 'approved', 'reviewed', 'scheduled'] },
        ],
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

test('an old address is one of a web page', () => {
  const { rows } = csv(
    'file,oldAddresses\na.mp4,old.example/1\nb.mp4,https://old.example/1; https://old.example/2\n',
  );
  expect(rows.map(({ problems }) => problems.map(({ why }) => why))).toEqual([[{ kind: 'address' }], []]);
  expect(rows[1]!.metadata.oldAddresses).toEqual(['https://old.example/1', 'https://old.example/2']);
});

test('what is no table is refused', () => {
  expect(() => csv('file\n"a.mp4\n')).toThrow(WrongSheet);
  expect(() => csv('file,title\na,b,c\n')).toThrow(WrongSheet);
  expect(() => readJsonSheet(bytes('{"file":'))).toThrow(WrongSheet);
  expect(() => readJsonSheet(bytes('[1]'))).toThrow(
    expect.objectContaining({ why: { kind: 'list', entry: 1 } }),
  );
  expect(csv('')).toEqual({ rows: [], unknown: [] });
});
