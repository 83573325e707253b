import { expect, it } from 'vitest';
import * as german from './de/counts.ts';
import * as english from './en/counts.ts';

it.each([
  [1, true, '1 result', '1 Treffer'],
  [20_417, true, '20,417 results', '20.417 Treffer'],
  [20_417, false, 'about 20,000 results', 'etwa 20.000 Treffer'],
  [996, false, 'about 1,000 results', 'etwa 1.000 Treffer'],
  [213, false, 'about 210 results', 'etwa 210 Treffer'],
])('%i results, exact: %s', (count, isExact, inEnglish, inGerman) => {
  expect(english.results(count, isExact)).toBe(inEnglish);
  expect(german.results(count, isExact)).toBe(inGerman);
});
