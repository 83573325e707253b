import { expect, test } from 'vitest';
import { type CurveAnnotation, laneOf, annotationsOf, standsBefore } from './curve-annotations.ts';

/** A hundred parts of 90 %, some of them changed. */
const curve = (changes: (part: number) => number = () => 0) =>
  Array.from({ length: 100 }, (_, part) => 0.9 + changes(part));

test('the steepest loss and what is played again most are marked, in the order of the film', () => {
  const shares = curve((part) => (part >= 43 ? -0.1 : part >= 42 ? -0.06 : 0));
  const plays = shares.map((share, part) => share + (part === 20 ? 0.2 : part === 70 ? 0.1 : 0));
  const annotations = annotationsOf(shares, plays);
  expect(annotations.map(({ kind, part }) => [kind, part])).toEqual([
    ['again', 20],
    ['drop', 43],
  ]);
  expect(annotations[0]!.by).toBeCloseTo(0.2);
  expect(annotations[1]!.by).toBeCloseTo(0.1);
});

test('the beginning loses viewers of every film, and small changes are none', () => {
  expect(annotationsOf(curve((part) => (part < 4 ? 0.1 : 0)))).toEqual([]);
  expect(annotationsOf(curve((part) => -part / 1000))).toEqual([]);
  expect(annotationsOf([])).toEqual([]);
});

test('words stand where there is room, and off the lines of other marks', () => {
  const at = (part: number): CurveAnnotation => ({ kind: 'drop', part, by: 0.1 });
  expect([at(10), at(50), at(90)].map((mark) => standsBefore(mark, 100))).toEqual([false, false, true]);
  const lanes = (...annotations: CurveAnnotation[]) =>
    annotations.map((_, index) => laneOf(annotations, index, 100));
  expect(lanes(at(10), at(20))).toEqual([1, 0]);
  expect(lanes(at(80), at(90))).toEqual([0, 1]);
  expect(lanes(at(40))).toEqual([0]);
});
