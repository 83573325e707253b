import { expect, it } from 'vitest';
import { frameBeside } from './frame-step.ts';

it('goes to the middle of the neighbouring picture', () => {
  expect(frameBeside(0, 25, 1)).toBeCloseTo(0.06);
  expect(frameBeside(0.06, 25, 1)).toBeCloseTo(0.1);
  expect(frameBeside(0.1, 25, -1)).toBeCloseTo(0.06);
  // as a media element rounds it
  expect(frameBeside(0.0999, 25, 1)).toBeCloseTo(0.14);
  expect(frameBeside(0, 30, -1)).toBe(0);
});
