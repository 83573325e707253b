import { expect, test } from 'vitest';
import { analyticsPath, changeAnalytics, itemAnalyticsPath, readAnalytics } from './address.ts';

const id = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const read = (query: string) => readAnalytics(new URLSearchParams(query));
const change = (query: string, to: Parameters<typeof changeAnalytics>[1]) =>
  changeAnalytics(new URLSearchParams(query), to).toString();

test('an address is read and written as it was, without what is usual', () => {
  expect(read('')).toEqual({ days: 28, categoryId: '', itemId: '' });
  expect(read(`days=90&category=${id}`)).toEqual({ days: 90, categoryId: id, itemId: '' });
  expect(analyticsPath('analytics', read(''))).toBe('/studio/analytics');
  expect(analyticsPath('analytics/watched', read(`days=7&item=${id}`))).toBe(
    `/studio/analytics/watched?days=7&item=${id}`,
  );
  expect(itemAnalyticsPath(id, { days: 365 })).toBe(`/studio/analytics/content/${id}?days=365`);
});

test('what has another form is left out, and an item is in place of a category', () => {
  expect(read('days=3&category=all&item=me')).toEqual({ days: 28, categoryId: '', itemId: '' });
  expect(read(`item=${id}&category=${other}`)).toEqual({ days: 28, categoryId: '', itemId: id });
});

test('a choice leaves the others as they are', () => {
  expect(change(`state=completed&category=${id}`, { days: 7 })).toBe(`state=completed&days=7&category=${id}`);
  expect(change(`days=7&item=${id}`, { categoryId: other })).toBe(`days=7&category=${other}`);
  expect(change(`category=${id}`, { itemId: other })).toBe(`item=${other}`);
  expect(change(`category=${id}&days=28`, { categoryId: '' })).toBe('');
});
