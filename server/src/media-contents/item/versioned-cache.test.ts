import { expect, it } from 'vitest';
import { versionedCache } from './versioned-cache.ts';

it('finds a text for the version that it tells of, and for no other', () => {
  const cache = versionedCache(100);
  cache.store('item', '1', 'first');
  expect(cache.find('item', '1')).toBe('first');
  expect(cache.find('item', '2')).toBeUndefined();
  expect(cache.find('other', '1')).toBeUndefined();
  cache.store('item', '2', 'second');
  expect(cache.find('item', '1')).toBeUndefined();
  expect(cache.find('item', '2')).toBe('second');
});

it('stores so many characters, and forgets the oldest first', () => {
  const cache = versionedCache(10);
  cache.store('a', '1', '1234');
  cache.store('b', '1', '1234');
  expect([cache.has('a'), cache.has('b')]).toEqual([true, true]);
  // What is cached again counts once, and is the youngest.
  cache.store('a', '2', '12345');
  cache.store('c', '1', '12345');
  expect([cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([true, false, true]);
  // Too long to be cached beside anything, or at all.
  cache.store('d', '1', '12345678901');
  expect(['a', 'b', 'c', 'd'].map(cache.has)).toEqual([false, false, false, false]);
  cache.store('a', '3', '1234567890');
  expect(cache.find('a', '3')).toBe('1234567890');
});
