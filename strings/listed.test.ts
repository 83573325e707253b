import { expect, test } from 'vitest';
import * as arabic from './ar/locale.ts';
import * as english from './en/locale.ts';
import * as japanese from './ja/locale.ts';

test('names of a list keep their order, whatever their language and that of the page', () => {
  const names = ['Safety (2)', 'السلامة'];
  expect(english.listed(names)).toBe('Safety (2), \u2068السلامة\u2069');
  expect(arabic.listed(names)).toBe('\u2067\u2068Safety (2)\u2069، \u2068السلامة\u2069\u2069');
  expect(arabic.listed([])).toBe('');
  expect(japanese.listed(['A', 'B'])).toBe('A、B');
});
