import { expect, test } from 'vitest';
import { changeInNumbers, changeInPercent, changeInPoints, isLeftOut, totalIn, totalOf } from './figures.ts';

test('visitors count where they are told', () => {
  expect([totalOf({ members: 3, visitors: 5 }), totalOf({ members: 3 })]).toEqual([8, 3]);
  expect(totalIn({ members: { views: 3 }, visitors: { views: 6 } }, 'views')).toBe(9);
  expect(totalIn({ members: { views: 3 } }, 'views')).toBe(3);
  expect(totalIn({ members: { views: 3 }, visitors: {} }, 'views')).toBe(3);
});

test('a change is told in percent of what was before', () => {
  expect(changeInPercent(112, 100)).toEqual({ kind: 'more', by: 12 });
  expect(changeInPercent(1_000_000, 4_000_000)).toEqual({ kind: 'less', by: 75 });
  expect(changeInPercent(1001, 1000)).toEqual({ kind: 'same' });
  expect(changeInPercent(0, 10)).toEqual({ kind: 'less', by: 100 });
  expect([changeInPercent(7, 0), changeInPercent(0, 0)]).toEqual([{ kind: 'first' }, { kind: 'none' }]);
});

test('people are told in numbers, shares in points', () => {
  expect(changeInNumbers(58, 0)).toEqual({ kind: 'more', by: 58 });
  expect(changeInNumbers(0, 0)).toEqual({ kind: 'none' });
  expect(changeInPoints(0.764, 0.78)).toEqual({ kind: 'less', by: 2 });
  expect(changeInPoints(0.761, 0.764)).toEqual({ kind: 'same' });
  expect(changeInPoints(0.5, undefined)).toEqual({ kind: 'first' });
  expect(changeInPoints(undefined, 0.5)).toEqual({ kind: 'none' });
});

test('figures leave somebody out where few visitors or few members are withheld', () => {
  expect(isLeftOut({})).toBe(false);
  expect(isLeftOut({ isBelowThreshold: true })).toBe(true);
  expect(isLeftOut({ hasFewMembers: true })).toBe(true);
});
