import { registerFont } from '../cards/font.ts';
import { mix, withAlpha } from './color.ts';
import { paintGlow } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';

type Mark = [x: number, y: number];

/** A plan on blue paper that draws itself: elevation, blade, coil. Lengths are drawing units from the foot of the mast. */
export const blueprint: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  registerFont();
  const paper = layer(width, height, (brush) => {
    const fill = brush.createLinearGradient(0, 0, width, height);
    fill.addColorStop(0, palette.sky[0]);
    fill.addColorStop(1, palette.sky[3]);
    brush.fillStyle = fill;
    brush.fillRect(0, 0, width, height);
    paintGlow(brush, width * 0.72, height * 0.4, width * 0.5, '#3f86dd', 0.3);
    for (let at = 0; at < width; at += 24 * unit) {
      brush.fillStyle = withAlpha('#ffffff', Math.round(at / (24 * unit)) % 5 === 0 ? 0.09 : 0.035);
      brush.fillRect(at, 0, unit, height);
      if (at < height) brush.fillRect(0, at, width, unit);
    }
  });
  const at = (x: number, y: number): Mark => [width * 0.7 + x * unit, height * 0.86 - y * unit];
  const path = (brush: Brush, points: Mark[], progress: number): void => {
    const lengths = points
      .slice(1)
      .map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]));
    let left = lengths.reduce((sum, length) => sum + length, 0) * progress;
    brush.beginPath();
    brush.moveTo(...points[0]!);
    for (const [index, length] of lengths.entries()) {
      if (left <= 0) break;
      const share = Math.min(1, left / length);
      const [from, to] = [points[index]!, points[index + 1]!];
      brush.lineTo(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      left -= length;
    }
    brush.stroke();
  };
  const circle = (x: number, y: number, radius: number): Mark[] =>
    Array.from({ length: 65 }, (_, step) =>
      at(x + radius * Math.cos((step / 64) * Math.PI * 2), y + radius * Math.sin((step / 64) * Math.PI * 2)),
    );
  const bladeOutline = (angle: number): Mark[] =>
    [
      [0, 8],
      [22, 30],
      [26, 60],
      [18, 130],
      [10, 200],
      [2, 214],
      [-6, 196],
      [-10, 110],
      [-12, 40],
      [0, 8],
    ].map(([across, along]) =>
      at(
        across! * Math.cos(angle) + along! * Math.sin(angle),
        372 - across! * Math.sin(angle) + along! * Math.cos(angle),
      ),
    );
  const dimension = (brush: Brush, from: Mark, to: Mark, progress: number, label: string): void => {
    brush.strokeStyle = withAlpha(palette.accent, 0.85);
    brush.lineWidth = 1.4 * unit;
    path(brush, [from, to], progress);
    for (const [x, y] of [from, to]) {
      brush.beginPath();
      brush.moveTo(x - 6 * unit, y + 6 * unit);
      brush.lineTo(x + 6 * unit, y - 6 * unit);
      if (progress > 0.98) brush.stroke();
    }
    brush.fillStyle = withAlpha(palette.accent, ease(progress, 0.7, 1));
    brush.font = `500 ${17 * unit}px TV`;
    brush.fillText(label, (from[0] + to[0]) / 2 + 10 * unit, (from[1] + to[1]) / 2 - 6 * unit);
  };
  return (brush, second) => {
    brush.drawImage(paper, 0, 0);
    const chalk = mix('#ffffff', palette.accent, 0.12);
    const ink = (lineWidth: number): void => {
      brush.strokeStyle = chalk;
      brush.lineWidth = lineWidth * unit;
      brush.lineJoin = 'round';
      brush.lineCap = 'round';
    };
    const stage1 = ease(second, 0, 2.2);
    const stage2 = ease(second, 1.2, 4);
    const stage3 = ease(second, 3, 6);
    ink(2.4);
    path(brush, [at(-300, 0), at(340, 0)], stage1);
    path(brush, [at(-8, 0), at(-5, 360)], stage1);
    path(brush, [at(8, 0), at(5, 360)], stage1);
    for (const side of [-1, 1]) path(brush, [at(side * 6, 250), at(side * 150, 0)], ease(second, 1, 3));
    path(brush, [at(-14, 360), at(40, 360), at(52, 372), at(40, 386), at(-14, 386), at(-14, 360)], stage2);
    path(brush, [at(52, 372), at(110, 400), at(110, 344), at(52, 372)], stage2);
    path(brush, circle(0, 372, 13), stage2);
    const turn = ease(second, 7, 10) * (second - 7) * 0.5;
    for (let index = 0; index < 3; index++) {
      const outline = bladeOutline(0.5 + turn + (index * Math.PI * 2) / 3);
      if (stage3 > 0.99) {
        brush.fillStyle = withAlpha('#ffffff', 0.1);
        brush.beginPath();
        for (const point of outline) brush.lineTo(...point);
        brush.fill();
      }
      ink(2.4);
      path(brush, outline, stage3);
    }
    brush.setLineDash([10 * unit, 8 * unit]);
    ink(1.1);
    path(brush, circle(0, 372, 214), ease(second, 4, 7));
    brush.setLineDash([]);
    dimension(brush, at(262, 0), at(262, 372), ease(second, 2, 4.4), '6.0 m');
    dimension(brush, at(-214, 622), at(214, 622), ease(second, 4.4, 6.4), '3.4 m');
    ink(1.6);
    for (let coil = 0; coil < 9; coil++) {
      const angle = (coil / 9) * Math.PI * 2;
      path(
        brush,
        circle(-262 + 56 * Math.cos(angle), 132 + 56 * Math.sin(angle), 15),
        ease(second, 3 + coil * 0.3, 4.4 + coil * 0.3),
      );
      path(
        brush,
        circle(-262 + 56 * Math.cos(angle), 132 + 56 * Math.sin(angle), 8),
        ease(second, 3.4 + coil * 0.3, 4.8 + coil * 0.3),
      );
    }
    path(brush, circle(-262, 132, 82), ease(second, 2.6, 4.6));
    brush.fillStyle = withAlpha(palette.accent, ease(second, 6, 7));
    brush.font = `500 ${17 * unit}px TV`;
    brush.fillText('9 coils', ...at(-290, 26));
  };
};
