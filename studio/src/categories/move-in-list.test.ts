import { expect, test } from 'vitest';
import { indexAt, moveInList } from './move-in-list.ts';

test('an entry moves up, down and never out of the list', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveInList(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveInList(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveInList(list, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveInList(list, 2, -3)).toEqual(['c', 'a', 'b', 'd']);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});

test('what is dragged lands below each row whose middle it has passed', () => {
  const middles = [30, 90, 150];
  expect(indexAt(middles, 0, 20)).toBe(0);
  expect(indexAt(middles, 0, 95)).toBe(1);
  expect(indexAt(middles, 0, 400)).toBe(2);
  expect(indexAt(middles, 2, 10)).toBe(0);
  expect(indexAt(middles, 1, 100)).toBe(1);
});
