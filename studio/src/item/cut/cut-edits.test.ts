import { expect, test } from 'vitest';
import { cutsOf, editsOf, problemOf } from './cut-edits.ts';

const cuts = [
  { from: 0, to: 2 },
  { from: 5, to: 6 },
  { from: 9, to: 10 },
];

test('cuts at the start and at the end are those of the film, the others lie in between', () => {
  const edits = { start: 2, end: 9, parts: [{ from: 5, to: 6 }] };
  expect(editsOf(cuts, 10)).toEqual(edits);
  expect(cutsOf(edits, 10)).toEqual(cuts);
  expect(editsOf([], 10)).toEqual({ start: 0, end: 10, parts: [] });
  expect(cutsOf({ start: 0, end: 10, parts: [] }, 10)).toEqual([]);
});

test('what cannot be applied has a name', () => {
  expect(problemOf(editsOf(cuts, 10), 10)).toBeUndefined();
  expect(problemOf({ start: 5.5, end: 10, parts: [{ from: 5, to: 6 }] }, 10)).toBe('overlap');
  expect(problemOf({ start: 0, end: 10, parts: [{ from: 5, to: 5 }] }, 10)).toBe('time');
  expect(problemOf({ start: 5, end: 5, parts: [] }, 10)).toBe('nothing');
});
