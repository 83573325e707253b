import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const of = (text: string) => readAddresses(text).addresses;

test('addresses are read with any separators', () => {
  expect(of('a@x.example, b@x.example;c@x.example\td@x.example e@x.example\r\nf@x.example')).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.example`),
  );
});

test('names beside addresses are left out, as mail programs and tables write them', () => {
  expect(of('Ada Viewer <ada@x.example>')).toEqual(['ada@x.example']);
  expect(of('"Viewer, Ada" <Ada@X.example>; "b@fake" <ben@x.example>')).toEqual([
    'ada@x.example',
    'ben@x.example',
  ]);
  expect(of('Viewer, Ada<ada@x.example>, Ben <mailto:ben@x.example>.')).toEqual([
    'ada@x.example',
    'ben@x.example',
  ]);
  expect(of('Ada\tViewer\tada@x.example\tSales')).toEqual(['ada@x.example']);
  expect(of('(cy@x.example)')).toEqual(['cy@x.example']);
});

test('an address comes once, whatever its letters', () => {
  expect(readAddresses('a@x.example A@X.EXAMPLE\n<a@x.example>')).toEqual({
    addresses: ['a@x.example'],
    wrong: [],
    repeated: 2,
  });
});

test('each line that cannot be read is named with its reason', () => {
  const text = 'ada@x.example\n\nthe whole team\nben@x\ncy.x.example, dan@x.example\nerin(at)x.example';
  expect(readAddresses(text)).toEqual({
    addresses: ['ada@x.example', 'dan@x.example'],
    wrong: [
      { line: 3, text: 'the whole team', reason: 'noAddress' },
      { line: 4, text: 'ben@x', reason: 'notAnAddress' },
      { line: 5, text: 'cy.x.example', reason: 'notAnAddress' },
      { line: 6, text: 'erin(at)x.example', reason: 'notAnAddress' },
    ],
    repeated: 0,
  });
  expect(readAddresses(' \n ')).toEqual({ addresses: [], wrong: [], repeated: 0 });
});
