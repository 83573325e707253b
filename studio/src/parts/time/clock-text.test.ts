import { expect, test } from 'vitest';
import { secondsIn } from './clock-text.ts';

test.each([
  ['0:07', 7],
  ['2:03', 123],
  ['1:02:03', 3723],
  ['123', 123],
  [' 90:00 ', 5400],
  ['2:03.5', 123.5],
])('%s is %d seconds', (text, seconds) => {
  expect(secondsIn(text)).toBe(seconds);
});

test.each(['', 'one', '1:60', '1:2:3:4', '1:-2', '1:', ':30', '1.5:00', '1e3'])('"%s" is no time', (text) => {
  expect(secondsIn(text)).toBeUndefined();
});
