import { expect, test } from 'vitest';
import { besideOf } from '../list/reference.ts';
import { rowAt, topsOf } from '../list/row-height.ts';
import { aCue } from '../cues/test-cue.ts';
import { barsBetween, markStep, pixelsASecond, snapped, zoomFor } from './scale.ts';

test('zoom goes from the whole item to a tenth of a second that can be seen', () => {
  expect(pixelsASecond(0, 1000, 100)).toBe(10);
  expect(pixelsASecond(1, 1000, 100)).toBeCloseTo(200);
  const zoom = zoomFor(38, 1000, 3600);
  expect(1000 / pixelsASecond(zoom, 1000, 3600)).toBeCloseTo(38);
  expect([markStep(200), markStep(26), markStep(0.5)]).toEqual([0.5, 5, 300]);
});

test('edges snap to what is near, and to nothing else', () => {
  expect(snapped(5.08, [1, 5, 5.2], 0.1)).toBe(5);
  expect(snapped(5.5, [1, 5], 0.1)).toBe(5.5);
  // The nearest of several, wherever it stands in the list.
  expect([snapped(5, [5.02, 5.08], 0.1), snapped(5, [5.08, 5.02], 0.1)]).toEqual([5.02, 5.02]);
});

test('bars show the loudest of their time, and silence behind the end', () => {
  const peaks = { perSecond: 2, values: [0.1, 0.9, 0.2, 0.3] };
  expect(barsBetween(peaks, 0, 1, 3)).toEqual([0.9, 0.3, 0]);
  expect(barsBetween(peaks, 0.5, 0.25, 2)).toEqual([0.9, 0.9]);
});

test('rows of different heights are found by their height', () => {
  const tops = topsOf([1, 2, 1], { padding: 12, line: 20 });
  expect(tops).toEqual([0, 32, 84, 116]);
  expect([rowAt(tops, -5), rowAt(tops, 31), rowAt(tops, 32), rowAt(tops, 999)]).toEqual([0, 0, 1, 2]);
  expect(rowAt([0], 10)).toBe(0);
});

test('a text of another language stands beside the cue with which it shares most time', () => {
  const cues = [aCue(0, 2, 'a'), aCue(2, 4, 'b'), aCue(6, 8, 'c')];
  const others = [
    aCue(0.5, 2.2, 'A'),
    aCue(2.2, 3, 'B'),
    aCue(3, 4, 'BB'),
    aCue(4.2, 5, 'nothing'),
    aCue(7, 9, 'C'),
  ];
  expect(besideOf(cues, others)).toEqual(['A', 'B\nBB', 'C']);
  expect(besideOf([], others)).toEqual([]);
});
