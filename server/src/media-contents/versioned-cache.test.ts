import { expect, it } from 'vitest';
import { keepTexts } from './versioned-cache.ts';

it('finds a text for the version that it tells of, and for no other', () => {
  const texts = keepTexts(100);
  texts.keep('item', '1', 'first');
  expect(texts.find('item', '1')).toBe('first');
  expect(texts.find('item', '2')).toBeUndefined();
  expect(texts.find('other', '1')).toBeUndefined();
  texts.keep('item', '2', 'second');
  expect(texts.find('item', '1')).toBeUndefined();
  expect(texts.find('item', '2')).toBe('second');
});

it('keeps so many characters, and forgets the oldest first', () => {
  const texts = keepTexts(10);
  texts.keep('a', '1', '1234');
  texts.keep('b', '1', '1234');
  expect([texts.has('a'), texts.has('b')]).toEqual([true, true]);
  // What is kept anew counts once, and is the youngest.
  texts.keep('a', '2', '12345');
  texts.keep('c', '1', '12345');
  expect([texts.has('a'), texts.has('b'), texts.has('c')]).toEqual([true, false, true]);
  // Too long to be kept beside anything, or at all.
  texts.keep('d', '1', '12345678901');
  expect(['a', 'b', 'c', 'd'].map(texts.has)).toEqual([false, false, false, false]);
  texts.keep('a', '3', '1234567890');
  expect(texts.find('a', '3')).toBe('1234567890');
});
