import { expect, it } from 'vitest';
import { trimOf } from './trim.ts';

it('says only the ends that were moved', () => {
  expect(trimOf({ from: 0, to: 12.34 }, 12.34)).toBeUndefined();
  expect(trimOf({ from: 1.25, to: 12.34 }, 12.34)).toEqual({ from: 1.3 });
  expect(trimOf({ from: 0, to: 10 }, 12.34)).toEqual({ to: 10 });
  expect(trimOf({ from: 2, to: 10.04 }, 12.34)).toEqual({ from: 2, to: 10 });
});
