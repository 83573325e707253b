import type { Brush } from '../scenes/stage.ts';

export type Setting = {
  size: number;
  weight: number;
  /** Letter spacing, share of the size. */
  tracking?: number;
  leading?: number;
  color: string;
};

export const set = (brush: Brush, { size, weight, tracking = 0, color }: Setting): void => {
  brush.font = `${weight} ${size}px TV`;
  brush.letterSpacing = `${tracking * size}px`;
  brush.fillStyle = color;
  brush.textBaseline = 'alphabetic';
  brush.textAlign = 'left';
};

const fill = (brush: Brush, words: string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** As few lines as fit, and then as even as that many lines can be. */
export const balance = (brush: Brush, setting: Setting, text: string, width: number): string[] => {
  set(brush, setting);
  const words = text.split(' ');
  const best = fill(brush, words, width);
  let narrow = width;
  while (narrow > width * 0.4) {
    const next = fill(brush, words, narrow - width * 0.02);
    if (next.length > best.length) break;
    narrow -= width * 0.02;
  }
  return fill(brush, words, narrow);
};

/** Draws lines below `top`. */
export const drawLines = (brush: Brush, lines: string[], setting: Setting, x: number, top: number): void => {
  set(brush, setting);
  const step = setting.size * (setting.leading ?? 1.1);
  for (const [index, line] of lines.entries())
    brush.fillText(line, x, top + step * index + setting.size * 0.86);
};
