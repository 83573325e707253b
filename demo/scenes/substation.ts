import { mix, withAlpha } from './color.ts';
import { paintLampPost } from './houses.ts';
import { paintPylon, paintWire } from './pylon.ts';
import type { Point } from './pylon.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintGlow, paintSky, paintStars } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { layer } from './stage.ts';

/** A portal of lattice work with three insulator strings. */
const paintGantry = (
  brush: Brush,
  x: number,
  foot: number,
  width: number,
  height: number,
  color: string,
): Point[] => {
  brush.strokeStyle = color;
  brush.lineWidth = width * 0.018;
  const beam = foot - height;
  for (const side of [0, 1]) {
    const leg = x + side * width;
    brush.beginPath();
    for (const lean of [-1, 1]) {
      brush.moveTo(leg + lean * width * 0.05, foot);
      brush.lineTo(leg + lean * width * 0.016, beam);
    }
    for (let step = 0; step < 8; step++) {
      const up = foot - (height * step) / 8;
      const next = foot - (height * (step + 1)) / 8;
      const spread = (level: number): number => width * (0.05 - 0.034 * ((foot - level) / height));
      brush.moveTo(leg - spread(up), up);
      brush.lineTo(leg + spread(next), next);
      brush.moveTo(leg + spread(up), up);
      brush.lineTo(leg - spread(next), next);
    }
    brush.stroke();
  }
  brush.beginPath();
  brush.moveTo(x - width * 0.06, beam);
  brush.lineTo(x + width * 1.06, beam);
  brush.moveTo(x - width * 0.02, beam - width * 0.07);
  brush.lineTo(x + width * 1.02, beam - width * 0.07);
  for (let step = 0; step <= 10; step++) {
    const at = x + (width * step) / 10;
    brush.moveTo(at, beam);
    brush.lineTo(at + (step % 2 === 0 ? 1 : -1) * width * 0.05, beam - width * 0.07);
  }
  brush.stroke();
  return [0.2, 0.5, 0.8].map((share) => {
    const hang = x + width * share;
    brush.fillStyle = color;
    for (let disc = 0; disc < 6; disc++) {
      brush.beginPath();
      brush.ellipse(
        hang,
        beam + width * (0.03 + disc * 0.028),
        width * 0.024,
        width * 0.01,
        0,
        0,
        Math.PI * 2,
      );
      brush.fill();
    }
    return { x: hang, y: beam + width * 0.2 };
  });
};

/** A transformer: tank, cooling fins, expansion drum, three bushings. */
const paintTransformer = (
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  color: string,
  edge: string,
): Point[] => {
  const body = brush.createLinearGradient(x, 0, x + size, 0);
  body.addColorStop(0, color);
  body.addColorStop(1, edge);
  brush.fillStyle = body;
  brush.beginPath();
  brush.roundRect(x, foot - size * 0.62, size, size * 0.56, size * 0.03);
  brush.fill();
  brush.fillRect(x + size * 0.06, foot - size * 0.08, size * 0.14, size * 0.08);
  brush.fillRect(x + size * 0.8, foot - size * 0.08, size * 0.14, size * 0.08);
  brush.beginPath();
  brush.roundRect(x + size * 0.02, foot - size * 0.8, size * 0.44, size * 0.13, size * 0.065);
  brush.fill();
  brush.fillRect(x + size * 0.1, foot - size * 0.7, size * 0.04, size * 0.1);
  for (let fin = 0; fin < 9; fin++) {
    brush.fillStyle = fin % 2 === 0 ? mix(color, '#000000', 0.35) : edge;
    brush.beginPath();
    brush.roundRect(x + size * (0.06 + fin * 0.1), foot - size * 0.54, size * 0.06, size * 0.42, size * 0.02);
    brush.fill();
  }
  return [0.56, 0.72, 0.88].map((share) => {
    const at = x + size * share;
    brush.fillStyle = edge;
    for (let disc = 0; disc < 7; disc++) {
      brush.beginPath();
      brush.ellipse(
        at,
        foot - size * (0.64 + disc * 0.045),
        size * (0.044 - disc * 0.003),
        size * 0.016,
        0,
        0,
        Math.PI * 2,
      );
      brush.fill();
    }
    return { x: at, y: foot - size * 0.96 };
  });
};

/** A yard at night: gantries, transformers, three lamps that breathe. */
export const substation: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const foot = height * 0.84;
  const back = mix(palette.far, palette.near, 0.42);
  const front = mix(palette.far, palette.near, 0.72);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.8);
    paintStars(brush, stage, 220, height * 0.62);
    paintGlow(brush, width * 0.74, height * 0.84, width * 0.56, palette.accent, 0.42);
  });
  const hills = ridge(stage, { salt: 1, base: 0.72, relief: 0.16, humps: 2.6, nearness: 0.2 });
  const yard = layer(width, height, (brush) => {
    const hooks = paintPylon(
      brush,
      width * 0.44,
      foot - 30 * unit,
      height * 0.42,
      mix(back, palette.far, 0.3),
    );
    const far = [0.54, 0.72].map((x) =>
      paintGantry(brush, width * x, foot - 22 * unit, width * 0.13, height * 0.36, back),
    );
    brush.strokeStyle = withAlpha(back, 0.9);
    brush.lineWidth = 1.1 * unit;
    for (let wire = 0; wire < 3; wire++) {
      paintWire(brush, hooks[wire * 2 + 1]!, far[0]![wire]!, 26 * unit);
      paintWire(brush, far[0]![wire]!, far[1]![wire]!, 20 * unit);
    }
    const ground = brush.createLinearGradient(0, foot - 24 * unit, 0, height);
    ground.addColorStop(0, mix(palette.near, palette.far, 0.62));
    ground.addColorStop(1, mix(palette.near, palette.far, 0.14));
    brush.fillStyle = ground;
    brush.fillRect(0, foot - 24 * unit, width, height);
    const near = paintGantry(brush, width * 0.8, foot + 14 * unit, width * 0.26, height * 0.58, front);
    const bushings = paintTransformer(
      brush,
      width * 0.58,
      foot + 8 * unit,
      height * 0.27,
      front,
      mix(front, palette.accent, 0.2),
    );
    paintTransformer(
      brush,
      width * 0.87,
      foot + 18 * unit,
      height * 0.25,
      front,
      mix(front, palette.accent, 0.14),
    );
    brush.strokeStyle = front;
    brush.lineWidth = 1.8 * unit;
    for (const [index, from] of bushings.entries()) paintWire(brush, from, near[index]!, 18 * unit);
    for (const from of near) paintWire(brush, from, { x: width * 1.2, y: from.y - 120 * unit }, 34 * unit);
    // The fence in front of everything.
    brush.strokeStyle = mix(palette.near, palette.far, 0.5);
    brush.lineWidth = 1.2 * unit;
    const top = height * 0.905;
    for (let x = -20 * unit; x < width + 40 * unit; x += 13 * unit) {
      brush.beginPath();
      brush.moveTo(x, top);
      brush.lineTo(x, height);
      brush.stroke();
    }
    brush.lineWidth = 3 * unit;
    for (const y of [top + 6 * unit, top + 40 * unit]) {
      brush.beginPath();
      brush.moveTo(0, y);
      brush.lineTo(width, y);
      brush.stroke();
    }
  });
  const lamps = [0.5, 0.7, 0.95].map((x) => ({ x: width * x, foot: foot - 6 * unit, height: height * 0.19 }));
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    drawRidge(brush, hills, second);
    brush.drawImage(yard, 0, 0);
    for (const [index, lamp] of lamps.entries()) {
      const breath = 0.82 + 0.18 * Math.sin(second * 0.8 + index * 2);
      paintLampPost(brush, lamp.x, lamp.foot, lamp.height, front, palette.accent, breath);
      brush.save();
      brush.globalCompositeOperation = 'screen';
      const pool = brush.createRadialGradient(0, 0, 0, 0, 0, 130 * unit);
      pool.addColorStop(0, withAlpha(palette.accent, 0.34 * breath));
      pool.addColorStop(1, withAlpha(palette.accent, 0));
      brush.translate(lamp.x + 24 * unit, lamp.foot + 6 * unit);
      brush.scale(1, 0.2);
      brush.fillStyle = pool;
      brush.fillRect(-130 * unit, -130 * unit, 260 * unit, 260 * unit);
      brush.restore();
    }
    const blink = 0.5 + 0.5 * Math.sin(second * 1.6);
    for (const [x, color] of [
      [0.627, '#6df2a8'],
      [0.9, '#ff6d6d'],
    ] as const) {
      paintGlow(brush, width * x, foot - height * 0.1, 16 * unit, color, 0.7 * blink);
      brush.fillStyle = withAlpha(color, 0.35 + 0.65 * blink);
      brush.beginPath();
      brush.arc(width * x, foot - height * 0.1, 2.2 * unit, 0, Math.PI * 2);
      brush.fill();
    }
  };
};
