import type { Card, DemoItem } from '../item.ts';
import { durationOf } from '../item.ts';
import { mix, withAlpha } from '../scenes/color.ts';
import type { Brush, Stage } from '../scenes/stage.ts';
import { ease } from '../scenes/stage.ts';
import { drawBars, drawLine, drawNumber, drawRing } from './charts.ts';
import { registerFont } from './font.ts';
import type { Frame } from './frame.ts';
import { balance, drawLines } from './text.ts';

registerFont();

const heightOf = (card: Card, frame: Frame): number => {
  const lines = (text: string, size: number, leading: number): number =>
    frame.wrap(text, size, 720).length * size * leading;
  if (card.kind === 'title') return 52 + lines(card.text, 84, 1.05);
  if (card.kind === 'statement')
    return lines(card.text, 66, 1.08) + (card.note ? 24 + lines(card.note, 33, 1.3) : 0);
  if (card.kind === 'list') return 74 + card.items.length * 66;
  return { number: 260, bars: 380, line: 384, ring: 250 }[card.kind];
};

const drawTitle = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'title' }>): void => {
  const { unit, accent, second } = frame;
  const rise = (1 - ease(second, 0, 0.8)) * 18 * unit;
  drawLines(
    brush,
    [card.kicker],
    { size: 27 * unit, weight: 650, tracking: 0.005, color: accent },
    frame.x,
    frame.top + rise * 0.5,
  );
  drawLines(
    brush,
    frame.wrap(card.text, 84, 760),
    { size: 84 * unit, weight: 760, tracking: -0.035, leading: 1.05, color: '#ffffff' },
    frame.x - 3 * unit,
    frame.top + 52 * unit + rise,
  );
};

const drawStatement = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'statement' }>): void => {
  const { unit, second } = frame;
  const lines = frame.wrap(card.text, 66, 720);
  drawLines(
    brush,
    lines,
    { size: 66 * unit, weight: 720, tracking: -0.03, leading: 1.08, color: '#ffffff' },
    frame.x - 2 * unit,
    frame.top,
  );
  if (!card.note) return;
  const color = withAlpha('#ffffff', 0.9 * ease(second, 0.8, 1.6));
  drawLines(
    brush,
    frame.wrap(card.note, 33, 450),
    { size: 33 * unit, weight: 450, leading: 1.3, color },
    frame.x,
    frame.top + (lines.length * 66 * 1.08 + 24) * unit,
  );
};

const drawList = (brush: Brush, frame: Frame, card: Extract<Card, { kind: 'list' }>): void => {
  const { unit, accent, second } = frame;
  drawLines(
    brush,
    [card.heading],
    { size: 30 * unit, weight: 600, tracking: -0.01, color: accent },
    frame.x,
    frame.top,
  );
  for (const [index, text] of card.items.entries()) {
    const shown = ease(second, 0.5 + index * 0.7, 1.1 + index * 0.7);
    if (shown <= 0) continue;
    const top = frame.top + (74 + index * 66) * unit;
    const middle = { x: frame.x + 19 * unit, y: top + 24 * unit };
    brush.fillStyle = withAlpha(accent, shown);
    brush.beginPath();
    brush.arc(middle.x, middle.y, 19 * unit, 0, Math.PI * 2);
    brush.fill();
    brush.strokeStyle = withAlpha('#10131a', shown);
    brush.lineWidth = 4 * unit;
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.beginPath();
    brush.moveTo(middle.x - 8 * unit, middle.y + 0.5 * unit);
    brush.lineTo(middle.x - 2 * unit, middle.y + 6.5 * unit);
    brush.lineTo(middle.x + 8.5 * unit, middle.y - 6 * unit);
    brush.stroke();
    drawLines(
      brush,
      [text],
      { size: 42 * unit, weight: 620, tracking: -0.02, color: withAlpha('#ffffff', shown) },
      frame.x + 60 * unit,
      top,
    );
  }
};

const drawCard = (brush: Brush, frame: Frame, card: Card): void => {
  if (card.kind === 'title') drawTitle(brush, frame, card);
  else if (card.kind === 'statement') drawStatement(brush, frame, card);
  else if (card.kind === 'list') drawList(brush, frame, card);
  else if (card.kind === 'number') drawNumber(brush, frame, card);
  else if (card.kind === 'bars') drawBars(brush, frame, card);
  else if (card.kind === 'line') drawLine(brush, frame, card);
  else drawRing(brush, frame, card);
};

const paintScrim = (brush: Brush, { width, height, palette }: Stage, strength: number): void => {
  const dark = mix(palette.near, '#000000', 0.25);
  const wide = width > height;
  const veil = brush.createLinearGradient(0, 0, wide ? width * 0.8 : width * 1.1, 0);
  for (const [at, alpha] of [
    [0, 0.86],
    [0.4, 0.74],
    [0.7, 0.4],
    [1, wide ? 0 : 0.2],
  ] as const)
    veil.addColorStop(at, withAlpha(dark, alpha * strength));
  brush.fillStyle = veil;
  brush.fillRect(0, 0, width, height);
};

/** What the item says at a second, over its scene. */
export const paintCards = (brush: Brush, stage: Stage, item: DemoItem, second: number): void => {
  const { width, height, palette } = stage;
  const total = durationOf(item);
  paintScrim(brush, stage, ease(second, 0.2, 1.2) * (1 - ease(second, total - 0.9, total - 0.1)));
  let start = 0;
  for (const beat of item.beats) {
    const end = start + beat.seconds;
    if (beat.card && second >= start && second < end) {
      brush.save();
      const wide = width > height;
      const unit = stage.unit * (wide ? 1 : 1.06);
      const x = width * (wide ? 0.07 : 0.085);
      const room = wide ? width * 0.53 : width - 2 * x;
      const frame: Frame = {
        x,
        width: room,
        unit,
        top: 0,
        second: second - start - 0.15,
        accent: mix(palette.accent, '#ffffff', 0.12),
        wrap: (text, size, weight, most = room) =>
          balance(
            brush,
            { size: size * unit, weight, tracking: size > 50 ? -0.03 : 0, color: '#ffffff' },
            text,
            most,
          ),
      };
      frame.top = height * (wide ? 0.45 : 0.46) - (heightOf(beat.card, frame) * unit) / 2;
      brush.globalAlpha =
        ease(second, start + 0.15, start + 0.6) * (1 - ease(second, end - 0.35, end - 0.05));
      if (brush.globalAlpha > 0.004) drawCard(brush, frame, beat.card);
      brush.restore();
    }
    start = end;
  }
};
