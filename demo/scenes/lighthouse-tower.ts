import { mix } from './color.ts';
import type { Palette } from './palettes.ts';
import type { Brush } from './stage.ts';

/** Striped tower, gallery, lantern, and the keeper's house beside it. */
export const paintLighthouse = (
  brush: Brush,
  palette: Palette,
  position: { x: number; foot: number; tall: number },
): void => {
  const { x, foot, tall } = position;
  const half = (share: number): number => tall * (0.1 - 0.042 * share);
  const white = mix('#f4efe6', palette.sky[2], 0.3);
  const red = mix('#c8443a', palette.sky[1], 0.22);
  const bands = 5;
  for (let band = 0; band < bands; band++) {
    const from = (band / bands) * 0.82;
    const to = ((band + 1) / bands) * 0.82;
    const base = band % 2 === 0 ? red : white;
    const round = brush.createLinearGradient(x - half(from), 0, x + half(from), 0);
    round.addColorStop(0, mix(base, palette.near, 0.5));
    round.addColorStop(0.35, base);
    round.addColorStop(1, mix(base, palette.near, 0.72));
    brush.fillStyle = round;
    brush.beginPath();
    brush.moveTo(x - half(from), foot - tall * from);
    brush.lineTo(x + half(from), foot - tall * from);
    brush.lineTo(x + half(to), foot - tall * to);
    brush.lineTo(x - half(to), foot - tall * to);
    brush.fill();
  }
  const iron = mix(palette.near, palette.far, 0.2);
  brush.fillStyle = iron;
  brush.fillRect(x - tall * 0.088, foot - tall * 0.855, tall * 0.176, tall * 0.035);
  brush.strokeStyle = iron;
  brush.lineWidth = tall * 0.005;
  for (let rail = -4; rail <= 4; rail++) {
    brush.beginPath();
    brush.moveTo(x + rail * tall * 0.021, foot - tall * 0.855);
    brush.lineTo(x + rail * tall * 0.021, foot - tall * 0.9);
    brush.stroke();
  }
  brush.fillStyle = mix(palette.light, palette.accent, 0.4);
  brush.fillRect(x - tall * 0.042, foot - tall * 0.97, tall * 0.084, tall * 0.115);
  brush.fillStyle = iron;
  brush.beginPath();
  brush.moveTo(x - tall * 0.062, foot - tall * 0.965);
  brush.quadraticCurveTo(x, foot - tall * 1.1, x + tall * 0.062, foot - tall * 0.965);
  brush.fill();
  brush.fillRect(x - tall * 0.003, foot - tall * 1.1, tall * 0.006, tall * 0.06);
  for (const bar of [-0.014, 0.014])
    brush.fillRect(x + bar * tall, foot - tall * 0.97, tall * 0.004, tall * 0.115);
  for (const share of [0.24, 0.56]) {
    brush.fillStyle = palette.accent;
    brush.beginPath();
    brush.roundRect(x - tall * 0.014, foot - tall * share, tall * 0.028, tall * 0.05, tall * 0.014);
    brush.fill();
  }
  // The keeper's house.
  brush.fillStyle = mix(palette.near, palette.far, 0.5);
  brush.fillRect(x + tall * 0.12, foot - tall * 0.12, tall * 0.24, tall * 0.13);
  brush.fillStyle = mix(palette.near, palette.far, 0.18);
  brush.beginPath();
  brush.moveTo(x + tall * 0.1, foot - tall * 0.115);
  brush.lineTo(x + tall * 0.15, foot - tall * 0.2);
  brush.lineTo(x + tall * 0.33, foot - tall * 0.2);
  brush.lineTo(x + tall * 0.38, foot - tall * 0.115);
  brush.fill();
  brush.fillStyle = palette.accent;
  for (const share of [0.16, 0.24])
    brush.fillRect(x + tall * share, foot - tall * 0.085, tall * 0.034, tall * 0.045);
};
