import { expect, it } from 'vitest';
import { chooseReading } from './choose-reading.ts';

const library = { documents: 1_000_000, recent: 16_384 };
const reading = (withWords: number, given = {}) =>
  chooseReading({ wanted: 30, library, withWords, visible: 0.7, lookCost: 1, ...given });

it('reads a word of few items by its list', () => {
  expect(reading(0)).toBe('all');
  expect(reading(0.000_1)).toBe('all');
  expect(reading(0.2, { library: { documents: 0, recent: 0 } })).toBe('all');
});

it('reads a frequent word among the recent items, and a very frequent one by date', () => {
  expect(reading(0.01)).toBe('recent');
  expect(reading(0.3)).toBe('by date');
});

it('looks into long texts more seldom', () => {
  expect(reading(0.07)).toBe('by date');
  expect(reading(0.07, { lookCost: 5 })).toBe('recent');
});

it('reads all items where the recent ones may be too few, or the total is to be exact', () => {
  expect(reading(0.002)).toBe('all');
  expect(reading(0.01, { library: { documents: 20_000, recent: 10_000 } })).toBe('all');
});

it('reads no list that is too long', () => {
  expect(reading(0.02, { library: { documents: 1_000_000, recent: 0 } })).toBe('by date');
});
