import { expect, test } from 'vitest';
import { recentCache } from './recent-cache.ts';

test('many who ask at once wait for one making, and what is too much is forgotten, the oldest first', async () => {
  const made: string[] = [];
  const recent = recentCache<string>(10, ({ length }) => length);
  const get = (key: string) =>
    recent(key, async () => {
      made.push(key);
      return key.repeat(4);
    });
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['aaaa', 'aaaa', 'aaaa']);
  await get('b');
  await get('a');
  expect(made).toEqual(['a', 'b']);
  await get('c');
  // b was asked for least lately
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what failed is made anew', async () => {
  const recent = recentCache<number>(10, () => 1);
  await expect(recent('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await recent('a', async () => 7)).toBe(7);
});
