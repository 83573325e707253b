import { expect, test } from 'vitest';
import { guessLanguage, wordKindsOf } from './languages.ts';
import { tokens } from './tokens.ts';

/** The words of a text, each with its further forms. */
const wordsOf = (text: string) => tokens(text).map(({ word, also }) => [word, ...also].join('|'));

test.each([
  ['Don’t regret regret', ['dont', 'regret', 'regret']],
  ["today's l'amour", ['todays|today', 'lamour|amour']],
  ['Sci-Fi and R&D', ['sci|scifi', 'fi', 'and', 'r|rd', 'and', 'd']],
  ['A.I. in the U.S. and AI', ['ai', 'in', 'the', 'us', 'and', 'ai']],
  ['2,000 voices, 2.000 Stimmen', ['2000', 'voices', '2000', 'stimmen']],
  ['two thousand voices', ['two|2|2000', 'thousand|2000|1000', 'voices']],
  ['twenty-five checks', ['twenty|twentyfive|20|25', 'five|25|5', 'checks']],
  ['Größe, Ærø', ['grosse|groesse', 'aero|aeroe']],
  ['C++ and C#, 3.5 kW', ['c++', 'and', 'c#', '3.5', 'kw']],
  ['睡眠の科学 talk', ['睡眠', '眠の', 'の科', '科学', 'talk']],
  ['%', []],
])('%s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a word tells its place in the text', () => {
  const text = 'Ein «Größen»-Vergleich';
  expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ein',
    'Größen',
    'Vergleich',
  ]);
});

test('the language of a text is told by its function words', () => {
  expect(guessLanguage(tokens('The art of war'))).toBe('english');
  expect(guessLanguage(tokens('Was der Winter mit den Leitungen macht'))).toBe('german');
  expect(guessLanguage(tokens('Turbine'))).toBeUndefined();
});

test('a function word of another language counts as a word', () => {
  expect(wordKindsOf(['war'])).toEqual(['content']);
  expect(wordKindsOf(['the', 'art', 'of', 'war'])).toEqual(['function', 'content', 'function', 'content']);
  expect(wordKindsOf(['das', 'war', 'der', 'winter'])).toEqual([
    'function',
    'content',
    'function',
    'content',
  ]);
});
