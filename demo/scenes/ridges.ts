import type { Canvas } from '@napi-rs/canvas';
import { mix, withAlpha } from './color.ts';
import { randomFrom, roughNoise } from './random.ts';
import type { Brush, Stage } from './stage.ts';
import { layer } from './stage.ts';

export type Ridge = {
  picture: Canvas;
  /** Height of the crest in pixels from the top, at a place of the layer. */
  crest: (x: number) => number;
  color: string;
  /** Pixels a second. */
  speed: number;
};

export type RidgeOptions = {
  salt: number;
  /** Mean height of the crest, share of the stage's height from the top. */
  base: number;
  /** Share of the height between the lowest and the highest point. */
  relief: number;
  /** Humps over the stage's width. */
  humps: number;
  /** 0 is the farthest, 1 the nearest. */
  nearness: number;
  jagged?: boolean;
  trees?: number;
  speed?: number;
  octaves?: number;
  /** How much haze lies at its foot. */
  haze?: number;
  seconds?: number;
};

/** Longest scene; a layer is this much longer than the stage times its speed. */
const SECONDS = 60;

export const ridge = (stage: Stage, options: RidgeOptions): Ridge => {
  const { width, height, palette, unit } = stage;
  const speed = (options.speed ?? 0) * unit;
  const seed = stage.seed * 31 + options.salt;
  const crest = (x: number): number => {
    const raw = roughNoise(
      seed,
      (x / width) * options.humps + 50,
      options.octaves ?? 4,
      options.jagged ? 0.52 : 0.38,
    );
    const shaped = options.jagged ? 1 - Math.abs(raw * 2 - 1) * 1.25 : raw;
    return height * (options.base - options.relief * (shaped - 0.5));
  };
  const color = mix(palette.far, palette.near, options.nearness);
  const foot = mix(
    color,
    mix(palette.sky[3], palette.far, 0.5),
    (1 - options.nearness) * (options.haze ?? 0.55),
  );
  const picture = layer(width + Math.abs(speed) * SECONDS + 2, height, (brush) => {
    const full = width + Math.abs(speed) * SECONDS + 2;
    const top = height * (options.base - options.relief * 0.55);
    const fill = brush.createLinearGradient(0, top, 0, Math.min(height, top + height * 0.34));
    fill.addColorStop(0, color);
    fill.addColorStop(1, foot);
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(0, height);
    for (let x = 0; x <= full; x += 2) brush.lineTo(x, crest(x));
    brush.lineTo(full, height);
    brush.fill();
    if (options.trees) paintFirs(brush, seed, full, crest, options.trees * unit, color);
  });
  return { picture, crest, color, speed };
};

/** A fringe of firs along a crest. */
const paintFirs = (
  brush: Brush,
  seed: number,
  width: number,
  crest: (x: number) => number,
  size: number,
  color: string,
): void => {
  const random = randomFrom(seed + 3);
  brush.fillStyle = color;
  for (let x = -size; x < width + size; x += size * (0.14 + 0.34 * random())) {
    const grove = roughNoise(seed + 9, x / (size * 9), 2);
    if (grove < 0.42) continue;
    paintFir(brush, x, crest(x) + size * 0.12, size * (0.45 + 0.75 * random()) * (0.5 + grove));
  }
};

const paintFir = (brush: Brush, x: number, foot: number, height: number): void => {
  const tiers = 4;
  brush.beginPath();
  brush.moveTo(x, foot - height);
  for (let tier = 1; tier <= tiers; tier++) {
    const y = foot - height + (height * 0.94 * tier) / tiers;
    const half = (height * 0.2 * (tier + 0.6)) / tiers;
    brush.lineTo(x + half, y);
    if (tier < tiers) brush.lineTo(x + half * 0.45, y - height * 0.03);
  }
  for (let tier = tiers; tier >= 1; tier--) {
    const y = foot - height + (height * 0.94 * tier) / tiers;
    const half = (height * 0.2 * (tier + 0.6)) / tiers;
    brush.lineTo(x - half, y);
    if (tier > 1) brush.lineTo(x - half * 0.45, y - height * 0.03);
  }
  brush.fill();
};

export const drawRidge = (brush: Brush, { picture, speed }: Ridge, second: number): void => {
  const shift = speed >= 0 ? -speed * second : speed * (SECONDS - second);
  brush.drawImage(picture, shift, 0);
};

/** Where a thing that stands on the ridge is at a second. */
export const placeOn = (ridgeLayer: Ridge, x: number, second: number): { x: number; y: number } => ({
  x: x - ridgeLayer.speed * second,
  y: ridgeLayer.crest(x),
});

/** A thin veil between two ridges. */
export const paintMist = (brush: Brush, stage: Stage, y: number, thickness: number, alpha: number): void => {
  const color = mix(stage.palette.sky[3], stage.palette.far, 0.3);
  const fill = brush.createLinearGradient(0, y - thickness, 0, y + thickness);
  fill.addColorStop(0, withAlpha(color, 0));
  fill.addColorStop(0.55, withAlpha(color, alpha));
  fill.addColorStop(1, withAlpha(color, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, y - thickness, stage.width, thickness * 2);
};
