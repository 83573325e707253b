import { expect, it } from 'vitest';
import { afterInSeries, seriesOf } from './series.ts';

it.each([
  ['night shift 3: the storm', { stem: 'night shift ', number: 3 }],
  ['episode 12', { stem: 'episode ', number: 12 }],
  ['safety moment 2 – 10 ladders', { stem: 'safety moment ', number: 2 }],
  ['q3 results', undefined],
  ['2026 in numbers', undefined],
  ['welcome', undefined],
])('%s', (title, series) => {
  expect(seriesOf(title)).toEqual(series);
});

it('goes on after the number, then from the beginning', () => {
  expect([1, 5, 2, 4, 3].toSorted(afterInSeries(3))).toEqual([4, 5, 1, 2, 3]);
});
