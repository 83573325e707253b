import { expect, it } from 'vitest';
import { resultsWords } from './results-words.ts';

it.each([
  [1, true, '1 result'],
  [20_417, true, '20,417 results'],
  [20_417, false, 'about 20,000 results'],
  [996, false, 'about 1,000 results'],
  [213, false, 'about 210 results'],
])('%i results, exact: %s', (count, isExact, words) => {
  expect(resultsWords(count, isExact)).toBe(words);
});
