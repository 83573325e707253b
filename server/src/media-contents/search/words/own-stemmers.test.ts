import { expect, test } from 'vitest';
import { ownStem, stemLanguages } from './own-stemmers.ts';
import { tokens } from './tokens.ts';

const stemsOf = (language: string, words: string) =>
  new Set(tokens(words).map(({ word }) => ownStem(language, word) ?? word));

test.each([
  'fabryka fabryki fabryce fabrykę fabryką fabryk fabrykami fabrykach',
  'książka książki książce książek książkami',
  'szkolenie szkolenia szkoleniem szkoleniach',
  'wózek wózka wózki wózkiem wózków',
  'wysokość wysokości',
  'zawód zawodu zawodzie zawodów',
  'bezpieczny bezpieczna bezpiecznego bezpiecznych bezpiecznymi',
  'Łódź Łodzi',
  'urlop urlopu urlopem urlopy urlopów',
])('Polish %s is one word', (words) => {
  expect([...stemsOf('polish', words)]).toHaveLength(1);
});

test.each([
  'الطاقة طاقة والطاقة بالطاقة للطاقة',
  'اجتماع الاجتماعات اجتماعات',
  'مهندس مهندسة المهندسون مهندسات مهندسين',
  'شركة الشركات الشركه',
  'مستشفى المستشفي',
  'مياه المياه',
])('Arabic %s is one word', (words) => {
  expect([...stemsOf('arabic', words)]).toHaveLength(1);
});

test.each(['眠る 眠り 眠れない', '短い 短く 短さ'])('Japanese %s has the same kanji', (words) => {
  expect(stemsOf('simple', words)).toContain([...words][0]);
  expect(stemsOf('simple', words)).not.toContain(words.split(' ')[0]);
});

test.each([
  ['polish', 'praca prasa pralka plac'],
  ['polish', 'klej olej'],
  ['arabic', 'كتاب باب لون فريق'],
  ['simple', '安全 安定'],
])('other words of %s stay apart: %s', (language, words) => {
  expect(stemsOf(language, words).size).toBe(words.split(' ').length);
});

test('a word of another script is left to PostgreSQL', () => {
  expect(ownStem('arabic', 'meeting')).toBeUndefined();
  expect(ownStem('german', 'haus')).toBeUndefined();
  expect(stemLanguages(['english', 'simple'])).toEqual(['english', 'simple', 'polish']);
  expect(stemLanguages(['english'])).toEqual(['english']);
});
