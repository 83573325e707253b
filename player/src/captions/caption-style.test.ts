import { expect, it } from 'vitest';
import { captionStyleOf, sizeBeside } from './caption-style.ts';

it('takes the values that are offered, and the usual ones for the rest', () => {
  expect(captionStyleOf({ size: 2, color: 'yellow', background: 'red', font: 7 })).toEqual({
    size: 2,
    color: 'yellow',
    background: 'soft',
    font: 'sans',
  });
  expect(captionStyleOf(undefined)).toEqual(captionStyleOf('nonsense'));
});

it('goes from size to size, and stays at the ends', () => {
  expect(sizeBeside(1, 1)).toBe(1.25);
  expect(sizeBeside(1, -1)).toBe(0.75);
  expect(sizeBeside(3, 1)).toBe(3);
  expect(sizeBeside(0.5, -1)).toBe(0.5);
});
