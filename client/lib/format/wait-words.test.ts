import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it('says how long to wait in the largest unit that it fills', () => {
  expect([1, 59, 60, 61, 7200].map(waitWords)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '2 hours',
  ]);
});
