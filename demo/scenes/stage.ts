import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from './palettes.ts';

export type Brush = SKRSContext2D;

export type Stage = {
  width: number;
  height: number;
  /** Pixels of one drawing unit; the shorter side has 720 of them. */
  unit: number;
  palette: Palette;
  seed: number;
};

/** Draws the scene as it is at a second. */
export type Scene = (brush: Brush, second: number) => void;
export type MakeScene = (stage: Stage) => Scene;

/** A picture that is painted once and then only moved. */
export const layer = (width: number, height: number, paint: (brush: Brush) => void): Canvas => {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  paint(canvas.getContext('2d'));
  return canvas;
};

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Slow in, slow out, between two moments. */
export const ease = (value: number, from = 0, to = 1): number => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};
