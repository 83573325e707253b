import { createCanvas } from '@napi-rs/canvas';
import { rgbBetween } from './color.ts';
import { noise, roughNoise } from './random.ts';
import type { Brush, Stage } from './stage.ts';
import { clamp } from './stage.ts';

/** Small on purpose: enlarging it softly is what makes the curtain glow. */
const WIDTH = 256;
const HEIGHT = 144;

/** Curtains of northern lights: a sharp hem, long rays upward, slow folds. */
export const makeRibbons = (
  stage: Stage,
  options: { top: number; bottom: number; count?: number; strength?: number },
) => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext('2d');
  const image = brush.createImageData(WIDTH, HEIGHT);
  const count = options.count ?? 3;
  const strength = options.strength ?? 1.35;
  const [hemColor, topColor] = stage.palette.ribbons;
  const colors = Array.from({ length: 64 }, (_, index) =>
    rgbBetween(hemColor, topColor, (index / 63) ** 0.8),
  );
  const paint = (second: number): void => {
    image.data.fill(0);
    for (let ribbon = 0; ribbon < count; ribbon++) {
      const seed = stage.seed * 53 + ribbon * 17;
      for (let x = 0; x < WIDTH; x++) {
        const across = x / WIDTH;
        const fold = across * 2.1 + ribbon * 3.7 + 0.05 * Math.sin(second * 0.11 + ribbon);
        const hem =
          0.86 -
          ribbon * 0.2 +
          0.34 * (roughNoise(seed, fold + second * 0.014, 2) - 0.5) +
          0.1 * Math.sin(across * 5 + ribbon * 2 + second * 0.07);
        const rays =
          0.45 +
          0.55 *
            noise(seed + 7, across * 34 + second * 0.16) *
            (0.5 + noise(seed + 8, across * 9 - second * 0.1));
        const presence = clamp(1.7 * roughNoise(seed + 9, across * 2.4 + second * 0.03, 2) - 0.42);
        const quietLeft = 0.35 + 0.65 * clamp((across - 0.05) / 0.4);
        const reach = 0.34 + 0.3 * noise(seed + 10, across * 6 + second * 0.05);
        for (let y = 0; y < HEIGHT; y++) {
          const above = hem - y / HEIGHT;
          const shape =
            above < 0
              ? Math.exp(above * 46)
              : Math.exp(-above / (reach * 0.42)) * (1 - Math.exp(-above * 90) * 0.2);
          const glow = shape * rays * presence * quietLeft * strength * (1 - ribbon * 0.16);
          if (glow < 0.004) continue;
          const color = colors[Math.min(63, Math.floor(clamp(above / reach) * 63))]!;
          const at = (y * WIDTH + x) * 4;
          image.data[at] = image.data[at]! + color[0] * glow;
          image.data[at + 1] = image.data[at + 1]! + color[1] * glow;
          image.data[at + 2] = image.data[at + 2]! + color[2] * glow;
        }
      }
    }
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
    brush.putImageData(image, 0, 0);
  };
  return (target: Brush, second: number): void => {
    paint(second);
    target.save();
    target.globalCompositeOperation = 'screen';
    target.imageSmoothingEnabled = true;
    target.imageSmoothingQuality = 'high';
    target.drawImage(canvas, 0, options.top, stage.width, options.bottom - options.top);
    target.restore();
  };
};
