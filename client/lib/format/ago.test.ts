import { expect, it } from 'vitest';
import { agoWords } from './ago.ts';

const now = new Date(2026, 10, 22, 12, 0).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  ['now', at(2026, 10, 22, 12, 0)],
  ['now', at(2026, 10, 22, 12, 5)],
  ['35 min. ago', at(2026, 10, 22, 11, 25)],
  ['2 hr. ago', at(2026, 10, 22, 9, 30)],
  ['yesterday', at(2026, 10, 21, 23, 0)],
  ['6 days ago', at(2026, 10, 16, 12, 0)],
  ['Nov 15', at(2026, 10, 15, 12, 0)],
  ['Nov 2025', at(2025, 10, 15, 12, 0)],
])('%s', (words, instant) => {
  expect(agoWords(instant, now)).toBe(words);
});

it('says nothing of what is no moment', () => expect(agoWords('soon', now)).toBe(''));
