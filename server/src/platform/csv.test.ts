import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvRecords } from './csv.ts';

test('fields are quoted where they must be', () => {
  expect(csvRecords([['plain', 'a, b', 'say "no"', 'two\r\nlines', -3, 0.5, '']])).toBe(
    'plain,"a, b","say ""no""","two\r\nlines",-3,0.5,\r\n',
  );
});

test.each(['x\n=1+1', 'x\r=1+1'])('a line end inside a text ends no record: %j', (text) => {
  expect(csvRecords([[text, 1]])).toBe(`"${text}",1\r\n`);
});

test.each(['=1+1', '+1', '-1', '@cmd', '\t=1', ' =1', '\r=1', '\n@a', '＝1', '＋1', "'=1"])(
  'a spreadsheet calculates no text: %j',
  (name) => {
    const text = csvRecords([[name, 1]]);
    expect(text).toMatch(/^"?'/);
    expect(parse(text)).toEqual([[`'${name}`, '1']]);
  },
);

test('no record is an empty text', () => expect(csvRecords([])).toBe(''));
