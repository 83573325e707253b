import { expect, it } from 'vitest';
import { chooseReading } from './choose-reading.ts';

const reading = (withWords: number, given = {}) =>
  chooseReading({ wanted: 30, documents: 1_000_000, withWords, visible: 0.7, lookCost: 1, ...given });

it('reads a word of few items by its list', () => {
  expect(reading(0)).toBe('all');
  expect(reading(0.000_1)).toBe('all');
  expect(reading(0.2, { documents: 0 })).toBe('all');
});

it('reads a frequent word by date', () => {
  expect(reading(0.01)).toBe('by date');
  expect(reading(0.3)).toBe('by date');
});

it('looks into long texts more seldom', () => {
  expect(reading(0.1, { documents: 1_000 })).toBe('all');
  expect(reading(0.3, { documents: 1_000 })).toBe('by date');
  expect(reading(0.3, { documents: 1_000, lookCost: 5 })).toBe('all');
});

it('reads no list that is too long', () => {
  expect(reading(0.02, { lookCost: 1_000 })).toBe('by date');
});
