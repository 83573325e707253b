import { expect, test } from 'vitest';
import type { Page } from '@tv/client/lib/api/call.ts';
import { createGrowingEntries } from './growing-entries.ts';

const page = (...answer: string[]): Page<string[]> => ({
  ...{
    answer,
    totalPages: undefined,
    totalResults: undefined,
    isTotalExact: true,
    next: undefined,
  },
});

function counted() {
  let count = 0;
  const entries = createGrowingEntries((entry: string) => {
    count += 1;
    return entry;
  });
  return { entries, count: () => count };
}

test('each entry is there once, in the order of the pages', () => {
  const { entries } = counted();
  expect(entries([])).toEqual([]);
  expect(entries([page('a', 'b'), page('b', 'c')])).toEqual(['a', 'b', 'c']);
});

test('of a page that is added only its entries are read', () => {
  const { entries, count } = counted();
  const pages = Array.from({ length: 200 }, (_, at) => page(`${at} one`, `${at} two`));
  const before = entries(pages);
  expect(entries([...pages])).toBe(before);
  const read = count();
  const after = entries([...pages, page('new', '0 one')]);
  expect(count() - read).toBe(2);
  expect([after.length, after.at(-1), before.length]).toEqual([401, 'new', 400]);
});

test('a page that changed or went is read anew', () => {
  const { entries } = counted();
  const [first, second] = [page('a', 'b'), page('c')];
  entries([first, second]);
  expect(entries([page('a'), second])).toEqual(['a', 'c']);
  expect(entries([first])).toEqual(['a', 'b']);
  expect(entries([])).toEqual([]);
});
