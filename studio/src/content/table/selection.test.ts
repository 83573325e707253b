import { expect, it } from 'vitest';
import { extended, maxSelected, nothingSelected, toggled, withAll, without } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('');

it('selects and leaves one, and extends a range from there either way', () => {
  const one = toggled(nothingSelected, 'c');
  expect(idsOf(one)).toBe('c');
  expect(idsOf(extended(one, 'e', order))).toBe('cde');
  expect(idsOf(extended(one, 'a', order))).toBe('abc');
  expect(idsOf(extended(extended(one, 'd', order), 'b', order))).toBe('bc');
  expect(idsOf(toggled(one, 'c'))).toBe('');
});

it('a range comes beside what was selected before it', () => {
  const begun = toggled(toggled(nothingSelected, 'a'), 'd');
  expect(idsOf(extended(begun, 'e', order))).toBe('ade');
  expect(idsOf(extended(extended(begun, 'e', order), 'd', order))).toBe('ad');
});

it('a range without a beginning, or whose beginning is gone, is the row alone', () => {
  expect(idsOf(extended(nothingSelected, 'b', order))).toBe('b');
  expect(idsOf(extended(toggled(nothingSelected, 'x'), 'b', order))).toBe('bx');
});

it('never takes more than a page holds', () => {
  const many = Array.from({ length: maxSelected + 100 }, (_, index) => `id-${index}`);
  const all = withAll(nothingSelected, many);
  expect(all.ids.size).toBe(maxSelected);
  expect(toggled(all, `id-${maxSelected + 50}`).ids.size).toBe(maxSelected);
  expect(all.ids.has('id-0')).toBe(true);
  expect(extended(toggled(nothingSelected, 'id-0'), `id-${maxSelected + 99}`, many).ids.size).toBe(
    maxSelected,
  );
});

it('leaves what is gone from the list', () => {
  const two = withAll(nothingSelected, ['a', 'b']);
  expect(idsOf(without(two, new Set(['a', 'q'])))).toBe('b');
  expect(without(two, new Set(['q']))).toEqual(two);
});
