import type { Card } from '../item.ts';
import { mix, withAlpha } from '../scenes/color.ts';
import type { Brush } from '../scenes/stage.ts';
import { clamp, ease } from '../scenes/stage.ts';
import type { Frame } from './frame.ts';
import { drawLines, set } from './text.ts';

const grouped = (value: number, decimals = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const drawHeading = (brush: Brush, frame: Frame, text: string, size = 30): void =>
  drawLines(
    brush,
    [text],
    { size: size * frame.unit, weight: 600, tracking: -0.01, color: '#ffffff' },
    frame.x,
    frame.top,
  );

export const drawNumber = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'number' }>): void => {
  const { unit, accent, second } = frame;
  const counted = card.value * (1 - (1 - ease(second, 0.1, 1.7)) ** 2);
  const value = grouped(second > 1.7 ? card.value : Math.floor(counted), card.decimals);
  set(brush, { size: 168 * unit, weight: 760, tracking: -0.045, color: '#ffffff' });
  brush.fontVariantCaps = 'normal';
  brush.fillText(value, frame.x - 6 * unit, frame.top + 140 * unit);
  const wide = brush.measureText(grouped(card.value, card.decimals)).width;
  set(brush, { size: 50 * unit, weight: 600, tracking: -0.02, color: accent });
  const unitWide = brush.measureText(card.unit).width;
  if (wide + unitWide + 24 * unit < frame.width)
    brush.fillText(card.unit, frame.x + wide + 16 * unit, frame.top + 140 * unit);
  else brush.fillText(card.unit, frame.x, frame.top + 206 * unit);
  const low = wide + unitWide + 24 * unit < frame.width ? 172 : 232;
  drawLines(
    brush,
    frame.wrap(card.label, 32, 450),
    { size: 32 * unit, weight: 450, leading: 1.28, color: withAlpha('#ffffff', 0.86) },
    frame.x,
    frame.top + low * unit,
  );
};

export const drawBars = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'bars' }>): void => {
  const { unit, accent, second } = frame;
  drawHeading(brush, frame, card.heading);
  const most = Math.max(...card.values.map(([, value]) => value));
  const count = card.values.length;
  const pitch = Math.min(150 * unit, frame.width / count);
  const wide = Math.min(92 * unit, pitch * 0.62);
  const foot = frame.top + 344 * unit;
  const tall = 220 * unit;
  for (const [index, [label, value]] of card.values.entries()) {
    const grown = ease(second, 0.15 + index * 0.14, 1.15 + index * 0.14);
    const x = frame.x + index * pitch;
    const height = Math.max(3 * unit, (value / most) * tall * grown);
    const bar = brush.createLinearGradient(0, foot - height, 0, foot);
    const strong = value === most;
    bar.addColorStop(0, strong ? accent : withAlpha(accent, 0.72));
    bar.addColorStop(1, withAlpha(accent, strong ? 0.62 : 0.3));
    brush.fillStyle = bar;
    brush.beginPath();
    brush.roundRect(x, foot - height, wide, height, [8 * unit, 8 * unit, 2 * unit, 2 * unit]);
    brush.fill();
    set(brush, {
      size: 28 * unit,
      weight: 650,
      tracking: -0.02,
      color: withAlpha('#ffffff', ease(grown, 0.5, 1)),
    });
    brush.textAlign = 'center';
    brush.fillText(grouped(value), x + wide / 2, foot - height - 13 * unit);
    set(brush, { size: 23 * unit, weight: 450, color: withAlpha('#ffffff', 0.82) });
    brush.textAlign = 'center';
    brush.fillText(label, x + wide / 2, foot + 36 * unit);
  }
  set(brush, { size: 22 * unit, weight: 450, color: withAlpha('#ffffff', 0.66) });
  brush.fillText(card.unit, frame.x, frame.top + 64 * unit);
};

/** Slopes with which a curve through the points rises only where they rise (Fritsch and Carlson). */
const monotoneSlopes = (points: [number, number][]): number[] => {
  const steps = points.slice(1).map(([x, y], index) => (y - points[index]![1]) / (x - points[index]![0]));
  return points.map((_, index) => {
    const before = steps[index - 1] ?? steps[index]!;
    const after = steps[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
};

export const drawLine = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'line' }>): void => {
  const { unit, accent, second } = frame;
  const heading = frame.wrap(card.heading, 30, 600);
  drawLines(
    brush,
    heading,
    { size: 30 * unit, weight: 600, leading: 1.2, tracking: -0.01, color: '#ffffff' },
    frame.x,
    frame.top,
  );
  const top = frame.top + (heading.length * 36 + 70) * unit;
  const tall = 210 * unit;
  const wide = frame.width * 0.9;
  const low = Math.min(...card.points);
  const span = Math.max(...card.points) - low || 1;
  const at = (index: number): [number, number] => [
    frame.x + (wide * index) / (card.points.length - 1),
    top + tall * (1 - (card.points[index]! - low) / span),
  ];
  const last = card.points.length - 1;
  const slopes = monotoneSlopes(card.points.map((_, index) => at(index)));
  const curve = (): void => {
    brush.moveTo(...at(0));
    for (let index = 0; index < last; index++) {
      const [x0, y0] = at(index);
      const [x1, y1] = at(index + 1);
      const third = (x1 - x0) / 3;
      brush.bezierCurveTo(
        x0 + third,
        y0 + slopes[index]! * third,
        x1 - third,
        y1 - slopes[index + 1]! * third,
        x1,
        y1,
      );
    }
  };
  brush.strokeStyle = withAlpha('#ffffff', 0.18);
  brush.lineWidth = 1.5 * unit;
  for (const share of [0, 0.5, 1]) {
    brush.beginPath();
    brush.moveTo(frame.x, top + tall * share);
    brush.lineTo(frame.x + wide, top + tall * share);
    brush.stroke();
  }
  const shown = ease(second, 0.2, 2.6);
  brush.save();
  brush.beginPath();
  brush.rect(frame.x - 10 * unit, top - 40 * unit, wide * shown + 10 * unit, tall + 60 * unit);
  brush.clip();
  const shade = brush.createLinearGradient(0, top, 0, top + tall);
  shade.addColorStop(0, withAlpha(accent, 0.4));
  shade.addColorStop(1, withAlpha(accent, 0.03));
  brush.fillStyle = shade;
  brush.beginPath();
  curve();
  brush.lineTo(frame.x + wide, top + tall);
  brush.lineTo(frame.x, top + tall);
  brush.fill();
  brush.strokeStyle = accent;
  brush.lineWidth = 5 * unit;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.beginPath();
  curve();
  brush.stroke();
  brush.restore();
  // The point that tells the story: the one farthest from where it began.
  const [start] = card.points as [number];
  const peak = card.points.reduce(
    (best, value, index) => (Math.abs(value - start) > Math.abs(card.points[best]! - start) ? index : best),
    0,
  );
  const mark = ease(shown, peak / last, Math.min(1, peak / last + 0.06));
  const [x, y] = at(peak);
  brush.fillStyle = withAlpha('#ffffff', mark);
  brush.beginPath();
  brush.arc(x, y, 8 * unit * clamp(mark), 0, Math.PI * 2);
  brush.fill();
  set(brush, { size: 30 * unit, weight: 680, tracking: -0.02, color: withAlpha('#ffffff', mark) });
  const value = card.points[peak]!;
  const label = `${grouped(value, Number.isInteger(value) ? 0 : 2)} ${card.unit}`.trim();
  const room = brush.measureText(label).width;
  const below = value < start;
  brush.fillText(
    label,
    clamp(x - room / 2, frame.x, frame.x + wide - room),
    below ? y - 84 * unit : y - 20 * unit,
  );
  set(brush, { size: 22 * unit, weight: 450, color: withAlpha('#ffffff', 0.72) });
  brush.fillText(card.from, frame.x, top + tall + 36 * unit);
  brush.textAlign = 'right';
  brush.fillText(card.to, frame.x + wide, top + tall + 36 * unit);
};

export const drawRing = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'ring' }>): void => {
  const { unit, accent, second } = frame;
  const radius = 112 * unit;
  const centre = { x: frame.x + radius + 14 * unit, y: frame.top + radius + 14 * unit };
  brush.lineWidth = 26 * unit;
  brush.lineCap = 'round';
  brush.strokeStyle = withAlpha('#ffffff', 0.16);
  brush.beginPath();
  brush.arc(centre.x, centre.y, radius, 0, Math.PI * 2);
  brush.stroke();
  const share = (card.percent / 100) * ease(second, 0.2, 2);
  brush.strokeStyle = mix(accent, '#ffffff', 0.05);
  brush.beginPath();
  brush.arc(centre.x, centre.y, radius, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2);
  brush.stroke();
  set(brush, { size: 70 * unit, weight: 740, tracking: -0.04, color: '#ffffff' });
  brush.textAlign = 'center';
  brush.fillText(`${Math.round(share * 100)}%`, centre.x, centre.y + 25 * unit);
  const beside = frame.width > 560 * unit;
  const lines = frame.wrap(card.label, 34, 500, beside ? frame.width - radius * 2 - 90 * unit : frame.width);
  const top = beside ? centre.y - (lines.length * 44 * unit) / 2 : centre.y + radius + 52 * unit;
  drawLines(
    brush,
    lines,
    { size: 34 * unit, weight: 500, leading: 1.28, color: '#ffffff' },
    beside ? centre.x + radius + 54 * unit : frame.x,
    top,
  );
};
