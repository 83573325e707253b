import { rgbBetween, withAlpha } from './color.ts';
import { between, randomFrom, roughNoise } from './random.ts';
import type { Brush, Stage } from './stage.ts';
import { layer } from './stage.ts';

/** Four stops down to the horizon, dithered by hand: eight bits are too few for a night sky. */
export const paintSky = (brush: Brush, stage: Stage, horizon: number): void => {
  const { width, height, palette } = stage;
  const image = brush.createImageData(width, height);
  const random = randomFrom(stage.seed * 7 + 1);
  const stops = [0, 0.42, 0.76, 1];
  for (let y = 0; y < height; y++) {
    const depth = Math.min(1, y / horizon);
    const index = depth < stops[1]! ? 0 : depth < stops[2]! ? 1 : 2;
    const part = (depth - stops[index]!) / (stops[index + 1]! - stops[index]!);
    const [r, g, b] = rgbBetween(palette.sky[index]!, palette.sky[index + 1]!, part);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const grain = random() + random() - 1;
      image.data[at] = r + grain + 0.5;
      image.data[at + 1] = g + grain + 0.5;
      image.data[at + 2] = b + grain + 0.5;
      image.data[at + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
};

export const paintGlow = (
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength: number,
): void => {
  brush.save();
  brush.globalCompositeOperation = 'screen';
  const glow = brush.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [
    [0, 1],
    [0.15, 0.62],
    [0.35, 0.3],
    [0.6, 0.1],
    [1, 0],
  ] as const)
    glow.addColorStop(at, withAlpha(color, strength * share));
  brush.fillStyle = glow;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
};

export const paintDisc = (brush: Brush, x: number, y: number, radius: number, color: string): void => {
  const face = brush.createLinearGradient(x - radius, y - radius, x + radius * 0.6, y + radius);
  face.addColorStop(0, color);
  face.addColorStop(1, withAlpha(color, 0.82));
  brush.fillStyle = face;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

export const paintStars = (brush: Brush, stage: Stage, count: number, bottom: number): void => {
  const random = randomFrom(stage.seed * 13 + 5);
  for (let index = 0; index < count; index++) {
    const x = random() * stage.width;
    const height = random();
    const size = (0.5 + 1.3 * random() ** 4) * stage.unit;
    brush.fillStyle = withAlpha('#ffffff', (1 - height) * between(random, 0.25, 0.9));
    brush.beginPath();
    brush.arc(x, height * bottom, size, 0, Math.PI * 2);
    brush.fill();
  }
};

/** Thin lens-shaped clouds, wider than the stage so that they can drift. */
export const cloudLayer = (
  stage: Stage,
  options: {
    salt: number;
    count: number;
    top: number;
    bottom: number;
    color: string;
    alpha: number;
    extra: number;
  },
) => {
  const random = randomFrom(stage.seed * 17 + options.salt);
  const width = stage.width + options.extra;
  return layer(width, stage.height, (brush) => {
    for (let index = 0; index < options.count; index++) {
      const y = between(random, options.top, options.bottom);
      const length = between(random, 0.18, 0.5) * stage.width;
      const x = random() * width - length / 2;
      const thickness = between(random, 5, 16) * stage.unit;
      const fill = brush.createLinearGradient(x, 0, x + length, 0);
      fill.addColorStop(0, withAlpha(options.color, 0));
      fill.addColorStop(0.4, withAlpha(options.color, options.alpha));
      fill.addColorStop(1, withAlpha(options.color, 0));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(x, y);
      const steps = 40;
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const bulge = Math.sin(part * Math.PI) * (0.5 + roughNoise(stage.seed + index, part * 5, 3));
        brush.lineTo(x + part * length, y - bulge * thickness);
      }
      for (let step = steps; step >= 0; step--) {
        const part = step / steps;
        brush.lineTo(x + part * length, y + Math.sin(part * Math.PI) * thickness * 0.25);
      }
      brush.fill();
    }
  });
};
