import { describe, expect, it } from 'vitest';
import { mean, normalizedGain, precision, succeeds } from './figures.ts';

describe('success', () => {
  it('needs the item that is meant within the depth', () => {
    expect(succeeds([3, 0, 0], 1)).toBe(true);
    expect(succeeds([2, 3], 1)).toBe(false);
    expect(succeeds([2, 0, 0, 0, 3], 5)).toBe(true);
    expect(succeeds([2, 0, 0, 0, 0, 3], 5)).toBe(false);
    expect(succeeds([], 5)).toBe(false);
  });

  it('is lost by an excluded item within the depth', () => {
    expect(succeeds([3, -1], 1)).toBe(true);
    expect(succeeds([3, -1], 5)).toBe(false);
  });
});

describe('nDCG', () => {
  it('is 1 in the best order and 0 without a judged item', () => {
    expect(normalizedGain([3, 2, 1], [1, 2, 3])).toBe(1);
    expect(normalizedGain([0, 0], [3])).toBe(0);
    expect(normalizedGain([], [3])).toBe(0);
    expect(normalizedGain([0], [])).toBe(0);
  });

  it('discounts by the logarithm of the place', () => {
    // Gains 7 and 3: found (3 / log2 2 + 7 / log2 3) of at best (7 / log2 2 + 3 / log2 3).
    expect(normalizedGain([2, 3], [3, 2])).toBeCloseTo((3 + 7 / 1.58496) / (7 + 3 / 1.58496), 4);
    // At the third place: 7 / log2 4 of 7.
    expect(normalizedGain([0, 0, 3], [3])).toBeCloseTo(0.5, 6);
  });

  it('reads ten places, and an excluded item gains nothing', () => {
    expect(normalizedGain([...Array<number>(10).fill(0), 3], [3])).toBe(0);
    expect(normalizedGain([-1, 3], [3])).toBeCloseTo(1 / 1.58496, 4);
    expect(normalizedGain(Array<number>(10).fill(3), Array<number>(40).fill(3))).toBe(1);
  });
});

it('precision counts a missing answer as wrong', () => {
  expect(precision([true, true, false, true], 4)).toBe(0.75);
  expect(precision([true, true], 4)).toBe(0.5);
  expect(precision(Array<boolean>(20).fill(true))).toBe(1);
});

it('the mean of nothing is 0', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 0, 0.5])).toBe(0.5);
});
