import { expect, test } from 'vitest';
import { guessLanguage, wordKindsOf } from './languages.ts';
import { storedForms } from './lexemes.ts';
import { tokens } from './tokens.ts';
import { spaced } from './unspaced-words.ts';

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
  ['睡眠の科学 talk', ['睡眠', 'の', '科学', 'talk']],
  ['サーバー室とｻｰﾊﾞ', ['さーば', '室', 'と', 'さーば']],
  ['バス、ハス、ハ\u3099ス', ['ばす', 'はす', 'ばす']],
  ['ロポット', ['ろぽっと']],
  ['ＡＩで２０２４年', ['ai', 'で', '2024', '年']],
  ['الطاقة والطّاقـــة', ['الطاقه|طاقه', 'والطاقه|طاقه']],
  ['للعملاء في مستشفى ٢٠٢٤', ['للعملاء|عملاء', 'في', 'مستشفي', '2024']],
  ["dov'è l’olio", ['dove|e', 'lolio|olio']],
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

test('a text without spaces has its pairs of letters, too, each with the word in which it begins', () => {
  const [energy, word, science] = tokens('風力発電の日');
  expect(storedForms(energy!)).toEqual(['風力', '~風力', '~力発']);
  expect(storedForms(word!)).toEqual(['発電', '~発電', '~電の']);
  expect(science!.word).toBe('の');
  // All of the pairs, and of those of the version before.
  expect(tokens('ガイド')[0]!.looseQueryForms).toEqual([
    ['~がい', '~いど'],
    ['カイ', 'イト'],
  ]);
});

test('an Arabic word may begin with a joined word, or with a letter of its own', () => {
  const [card] = tokens('بطاقة');
  expect(storedForms(card!)).toEqual(['بطاقه', '~طاقه']);
  expect(card!.looseQueryForms).toEqual([['~بطاقه'], ['طاقه']]);
});

test('the language of a text is told by its script', () => {
  expect(guessLanguage(tokens('السلامة أولا'))).toBe('arabic');
  expect(guessLanguage(tokens('AIで安全を守る'))).toBe('simple');
  expect(guessLanguage(tokens('Co robić w razie pożaru i jak to zgłosić'))).toBe('polish');
});

test('words are joined as their scripts join them', () => {
  expect(spaced(['安全', 'の', 'AI', '教育', 'two', 'words'])).toBe('安全の AI 教育 two words');
});

test('a single word that is everywhere tells nothing in a script of its own', () => {
  expect(wordKindsOf(['كيف', 'حريق'])).toEqual(['function', 'content']);
  expect(wordKindsOf(['安全', 'の', '教育'])).toEqual(['content', 'function', 'content']);
});
