import { percent } from './player.ts';

export const captionStyle = 'Caption style';
export const size = 'Size';
export const color = 'Colour';
export const background = 'Background';
export const font = 'Font';
export const sizeOf = percent;
export const colors = {
  white: 'White',
  yellow: 'Yellow',
  cyan: 'Cyan',
  green: 'Green',
  black: 'Black on white',
};
export const backgrounds = { soft: 'Semi-transparent', solid: 'Solid', none: 'None' };
export const fonts = { sans: 'Standard', serif: 'Serif', mono: 'Monospace' };
