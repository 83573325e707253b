import { percent } from './player.ts';

export const captionStyle = 'Untertitelstil';
export const size = 'Größe';
export const color = 'Farbe';
export const background = 'Hintergrund';
export const font = 'Schrift';
export const sizeOf = percent;
export const colors = {
  white: 'Weiß',
  yellow: 'Gelb',
  cyan: 'Cyan',
  green: 'Grün',
  black: 'Schwarz auf Weiß',
};
export const backgrounds = { soft: 'Halbtransparent', solid: 'Deckend', none: 'Keiner' };
export const fonts = { sans: 'Normal', serif: 'Mit Serifen', mono: 'Feste Breite' };
