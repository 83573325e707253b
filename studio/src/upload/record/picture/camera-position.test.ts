import { expect, it } from 'vitest';
import { corners, cornerOf, inside, movedBy, positionOf, rectangleOf } from './camera-position.ts';

const screen = { width: 1000, height: 500 };
const camera = { width: 640, height: 480 };

it('lies in each corner with the same margin', () => {
  for (const corner of corners) {
    const { x, y, width, height } = rectangleOf(positionOf(corner, screen, camera), screen, camera);
    expect([width, height]).toEqual([240, 180]);
    const edges = [Math.min(x, 1000 - x - width), Math.min(y, 500 - y - height)].map(Math.round);
    expect([cornerOf(positionOf(corner, screen, camera)), edges]).toEqual([corner, [20, 20]]);
  }
});

it('is never cut off, wherever it is dragged', () => {
  const { x, y } = rectangleOf({ x: 2, y: -1 }, screen, camera);
  expect([x, y]).toEqual([760, 0]);
  expect(rectangleOf({ x: 0.5, y: 0.5 }, screen, { width: 90, height: 900 }).height).toBe(500);
});

it('moves by the arrow keys, and stops at the edge', () => {
  let position = inside({ x: 0.5, y: 0.5 }, screen, camera);
  position = movedBy('ArrowLeft', position, screen, camera)!;
  expect(position.x).toBeCloseTo(0.48);
  for (let count = 0; count < 100; count++) position = movedBy('ArrowUp', position, screen, camera)!;
  expect(position.y).toBeCloseTo(0.18);
  expect(movedBy('a', position, screen, camera)).toBeUndefined();
});
