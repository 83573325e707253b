import { expect, test } from 'vitest';
import { vanishes } from './vanishes.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];
const none: Pixel = [0, 0, 0, 0];
const white: Pixel = [255, 255, 255, 255];
const black: Pixel = [0, 0, 0, 255];
const mint: Pixel = [10, 122, 87, 255];
/** So many pixels of each in a hundred. */
const picture = (...parts: (readonly [number, Pixel])[]) =>
  parts.flatMap(([share, pixel]) => Array.from({ length: share }, () => pixel).flat());

const writing = picture([80, none], [20, white]);

test.each([
  ['white writing', writing, '#ffffff', true],
  ['white writing', writing, '#0b0d12', false],
  ['black writing', picture([80, none], [20, black]), '#000000', true],
  ['dark grey writing', picture([80, none], [20, [20, 24, 30, 255]]), '#0b0d12', true],
  ['faint writing', picture([80, none], [20, [0, 0, 0, 30]]), '#ffffff', true],
  [
    'a mark that is seen beside white writing that is not',
    picture([70, none], [5, mint], [25, white]),
    '#ffffff',
    true,
  ],
  ['black writing on white', picture([95, white], [5, black]), '#ffffff', false],
  ['black writing on white', picture([95, white], [5, black]), '#000000', false],
  ['an empty white picture', picture([100, white]), '#ffffff', true],
  ['nothing at all', picture([100, none]), '#ffffff', false],
] as const)('%s on %#: %s', (_name, pixels, ground, isLost) => {
  expect(vanishes(pixels, ground)).toBe(isLost);
});
