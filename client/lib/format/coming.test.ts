import { expect, it } from 'vitest';
import { comingWords } from './coming.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const after = (milliseconds: number) => comingWords(new Date(now + milliseconds).toISOString(), now);

it('says how long it takes in the largest unit that fits', () => {
  expect(after(3 * 86_400_000 + 5000)).toBe('In 3 days');
  expect(after(86_400_000)).toBe('In 1 day');
  expect(after(4 * 86_400_000 - 60_000)).toBe('In 4 days');
  expect(after(86_399_000)).toBe('In 1 day');
  expect(after(12 * 3_600_000)).toBe('In 12 hours');
  expect(after(60 * 60_000)).toBe('In 1 hour');
  expect(after(61_000)).toBe('In 1 minute');
});

it('never counts below a minute or behind the moment', () => {
  expect(after(50_000)).toBe('Any moment now');
  expect(after(-5000)).toBe('Any moment now');
  expect(comingWords('soon', now)).toBe('');
});
