import { expect, it } from 'vitest';
import { barsOf } from './waveform.tsx';

it('takes the loudest peak of every bar', () => {
  expect(barsOf([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
});

it('has no more bars than peaks, and none of nothing', () => {
  expect(barsOf([0.5, 7], 120)).toEqual([0.5, 1]);
  expect(barsOf([])).toEqual([]);
});
