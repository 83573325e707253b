import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('fields are quoted where they must be', () => {
  expect(csvRecord(['plain', 'a, b', 'say "no"', 'two\r\nlines', -3, 0.5, ''])).toBe(
    'plain,"a, b","say ""no""","two\r\nlines",-3,0.5,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@cmd', '\t=1', ' =1', '\r=1', '\n@a', '＝1', '＋1'])(
  'nothing that somebody is called is calculated: %j',
  (name) => {
    expect(csvRecord([name])).toMatch(/^"?'/);
  },
);
