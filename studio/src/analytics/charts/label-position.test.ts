import { expect, it } from 'vitest';
import { labelPosition } from './label-position.ts';

const falling = [1, 0.9, 0.8, 0.7];

it('stands above both lines, wherever one of them is higher below it', () => {
  expect(labelPosition(falling, [1, 1, 0.6, 0.85])).toEqual({ share: 0.85, isBelow: false });
  expect(labelPosition([1, 1, 0.6, 0.85], falling)).toEqual({ share: 0.85, isBelow: false });
});

it('stands below both where there is no room above', () => {
  expect(labelPosition([1, 1, 1, 0.95], falling)).toEqual({ share: 0.7, isBelow: true });
});

it('has a place where one line is missing', () => {
  expect(labelPosition([], falling)).toEqual({ share: 0.8, isBelow: false });
});
