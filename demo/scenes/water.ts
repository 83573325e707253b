import { createCanvas } from '@napi-rs/canvas';
import { mix, withAlpha } from './color.ts';
import { between, randomFrom } from './random.ts';
import type { Brush, Stage } from './stage.ts';

export type WaterOptions = {
  waterline: number;
  /** Where the light's path lies, and how wide it is. */
  lightX?: number;
  lightWidth?: number;
  /** Pixels that the mirror image swings at our feet. */
  swing?: number;
  bottom?: number;
  glints?: number;
};

/** Mirrors what is already painted above the waterline. */
export const makeWater = (stage: Stage, options: WaterOptions) => {
  const { width, height, palette, unit } = stage;
  const { waterline, bottom = height, swing = 5 * unit } = options;
  const depth = bottom - waterline;
  const mirror = createCanvas(width, Math.ceil(waterline));
  const mirrorBrush = mirror.getContext('2d');
  const random = randomFrom(stage.seed * 41 + 2);
  const glints = Array.from({ length: options.glints ?? 70 }, () => {
    const near = random() ** 1.3;
    return {
      y: waterline + 3 * unit + near * depth,
      spread: between(random, -1, 1) * (options.lightWidth ?? width * 0.05) * (0.6 + near * 1.8),
      length: between(random, 8, 46) * unit * (0.35 + near),
      phase: random() * 6.3,
      pace: between(random, 0.5, 1.3),
    };
  });
  const deep = mix(palette.near, palette.sky[1], 0.25);
  return (brush: Brush, second: number): void => {
    mirrorBrush.drawImage(brush.canvas, 0, 0);
    let y = waterline;
    while (y < bottom) {
      const part = (y - waterline) / depth;
      const strip = Math.max(2, Math.round((2 + part * 9) * unit));
      const from = waterline - (y - waterline) * 1.05 - strip;
      if (from < 0) break;
      const shift =
        Math.sin((y * 0.09) / unit + second * 0.9) * swing * part +
        Math.sin((y * 0.31) / unit - second * 0.6) * swing * 0.35 * part;
      // Turned over, strip by strip; a little wider than the stage so that no edge shows.
      brush.save();
      brush.translate(shift, y + strip);
      brush.scale(1, -1);
      brush.drawImage(mirror, 0, from, width, strip, -swing * 1.5, 0, width + swing * 3, strip);
      brush.restore();
      y += strip;
    }
    const veil = brush.createLinearGradient(0, waterline, 0, bottom);
    veil.addColorStop(0, withAlpha(deep, 0.28));
    veil.addColorStop(0.5, withAlpha(deep, 0.62));
    veil.addColorStop(1, withAlpha(palette.near, 0.92));
    brush.fillStyle = veil;
    brush.fillRect(0, waterline, width, bottom - waterline);
    if (options.lightX === undefined) return;
    brush.lineCap = 'round';
    for (const glint of glints) {
      const shine = 0.5 + 0.5 * Math.sin(glint.phase + second * glint.pace);
      brush.strokeStyle = withAlpha(palette.light, 0.08 + 0.42 * shine * shine);
      brush.lineWidth = (1 + 1.6 * ((glint.y - waterline) / depth)) * unit;
      brush.beginPath();
      brush.moveTo(options.lightX + glint.spread - glint.length / 2, glint.y);
      brush.lineTo(options.lightX + glint.spread + glint.length / 2, glint.y);
      brush.stroke();
    }
  };
};
