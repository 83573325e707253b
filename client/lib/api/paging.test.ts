import { expect, it } from 'vitest';
import type { Page } from './call.ts';
import { items } from '@tv/strings/en/parts/counts.ts';
import { countOf, entriesOf, nextListPosition, pagesOf } from './paging.ts';

const page = (answer: string[], more: Partial<Page<string[]>> = {}): Page<string[]> => ({
  answer,
  totalPages: undefined,
  totalResults: undefined,
  isTotalExact: true,
  next: undefined,
  ...more,
});
const data = (...pages: Page<string[]>[]) => ({ pages, pageParams: [] });

it('goes on where the service says, else at the next page', () => {
  expect(nextListPosition(page(['a', 'b'], { totalPages: 3 }), 2)).toEqual({ pageIndex: 2 });
  expect(nextListPosition(page(['a', 'b'], { totalPages: 3, next: 'mark' }), 2)).toEqual({
    pageIndex: 2,
    cursor: 'mark',
  });
  expect(nextListPosition(page(['a', 'b'], { totalPages: 3 }), 2, 3)).toBeUndefined();
});

it('without a total, goes on after a full page only', () => {
  expect(nextListPosition(page(['a', 'b']), 2)).toEqual({ pageIndex: 2 });
  expect(nextListPosition(page(['a']), 2)).toBeUndefined();
});

it('a total that stopped counting ends no list', () => {
  expect(nextListPosition(page(['a', 'b'], { totalPages: 1, isTotalExact: false }), 2)).toEqual({
    pageIndex: 2,
  });
});

it('never goes on after an empty page', () => {
  expect(nextListPosition(page([], { totalPages: 9, next: 'mark' }), 2)).toBeUndefined();
});

it('shows an entry once, though it moved to a later page meanwhile', () => {
  expect(entriesOf(data(page(['a', 'b']), page(['b', 'c'])), (entry) => entry)).toEqual(['a', 'b', 'c']);
  expect(entriesOf<string>(undefined, (entry) => entry)).toEqual([]);
});

it('counts in words', () => {
  expect(countOf(data(page(['a'], { totalResults: 1 })), items)).toBe('1 item');
  expect(countOf(data(page(['a'], { totalResults: 1200 })), items)).toBe('1,200 items');
  expect(countOf(data(page(['a'], { totalResults: 1000, isTotalExact: false })), items)).toBe('1,000+ items');
  expect(countOf(data(page(['a'])), items)).toBe('');
});

it('counts pages by the place that was asked, for a first answer without headers', () => {
  const { initialPageParam, getNextPageParam } = pagesOf(2);
  const second = getNextPageParam(page(['a', 'b']), [], initialPageParam);
  expect(second).toEqual({ pageIndex: 2 });
  expect(getNextPageParam(page(['c', 'd'], { next: 'cursor' }), [], second!)).toEqual({
    pageIndex: 3,
    cursor: 'cursor',
  });
  expect(getNextPageParam(page(['e']), [], second!)).toBeUndefined();
});
