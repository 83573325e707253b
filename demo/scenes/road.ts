import { mix, withAlpha } from './color.ts';
import { paintLampPost } from './houses.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';

/** A road winds toward the hills at first light; the lamps beside it go out one by one. */
export const road: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const horizon = height * 0.62;
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, horizon * 1.03);
    paintGlow(brush, width * 0.7, horizon * 0.95, width * 0.5, palette.light, 0.6);
    paintDisc(brush, width * 0.7, horizon * 0.93, height * 0.1, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: 11,
    top: height * 0.1,
    bottom: height * 0.46,
    color: '#ffffff',
    alpha: 0.34,
    extra: 200 * unit,
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.56, relief: 0.2, humps: 3, nearness: 0.06, jagged: true, octaves: 5 }),
    ridge(stage, { salt: 2, base: 0.6, relief: 0.1, humps: 2.6, nearness: 0.22 }),
    ridge(stage, { salt: 3, base: 0.635, relief: 0.04, humps: 2, nearness: 0.4, trees: 10, haze: 0.3 }),
  ];
  /** Depth 0 is the horizon, 1 our feet. */
  const centre = (depth: number): number =>
    width * (0.69 - 0.17 * depth ** 1.5 + 0.075 * Math.sin(depth ** 0.55 * 9.5) * (1 - depth * 0.55));
  const half = (depth: number): number => (1.5 + 150 * depth ** 1.7) * unit;
  const level = (depth: number): number => horizon + 6 * unit + (height - horizon) * depth ** 1.35;
  const fields = layer(width, height, (brush) => {
    const ground = brush.createLinearGradient(0, horizon, 0, height);
    ground.addColorStop(0, mix(palette.far, palette.near, 0.3));
    ground.addColorStop(1, mix(palette.far, palette.near, 0.86));
    brush.fillStyle = ground;
    brush.fillRect(0, horizon, width, height);
    // Furrows that run to the vanishing point.
    for (let furrow = -26; furrow <= 26; furrow++) {
      brush.strokeStyle = withAlpha(furrow % 2 === 0 ? palette.near : palette.sky[3], 0.07);
      brush.lineWidth = 3 * unit;
      brush.beginPath();
      brush.moveTo(width * 0.69, horizon);
      brush.lineTo(width * 0.69 + furrow * width * 0.085, height);
      brush.stroke();
    }
    const asphalt = brush.createLinearGradient(0, horizon, 0, height);
    asphalt.addColorStop(0, mix(palette.sky[3], palette.far, 0.35));
    asphalt.addColorStop(1, mix(palette.far, palette.near, 0.62));
    const edge = (side: number): [number, number][] =>
      Array.from({ length: 81 }, (_, step) => [centre(step / 80) + side * half(step / 80), level(step / 80)]);
    brush.fillStyle = asphalt;
    brush.beginPath();
    for (const [x, y] of [...edge(-1), ...edge(1).reverse()]) brush.lineTo(x, y);
    brush.fill();
    brush.fillStyle = withAlpha('#ffffff', 0.75);
    for (let dash = 0; dash < 22; dash++) {
      const from = ((dash + 0.2) / 22) ** 1.5;
      const to = ((dash + 0.62) / 22) ** 1.5;
      brush.beginPath();
      brush.moveTo(centre(from) - half(from) * 0.025, level(from));
      brush.lineTo(centre(from) + half(from) * 0.025, level(from));
      brush.lineTo(centre(to) + half(to) * 0.025, level(to));
      brush.lineTo(centre(to) - half(to) * 0.025, level(to));
      brush.fill();
    }
  });
  const lamps = [0.03, 0.07, 0.14, 0.26, 0.46, 0.76];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2.4 * unit, 0);
    drawRidge(brush, ridges[0]!, second);
    for (const x of [0.44, 0.5, 0.87, 0.95])
      paintTurbine(brush, width * x, ridges[1]!.crest(width * x) + 4 * unit, {
        height: height * 0.12,
        color: mix(ridges[1]!.color, palette.near, 0.2),
        angle: second * 0.8 + x * 14,
        facing: 0.88,
      });
    drawRidge(brush, ridges[1]!, second);
    paintMist(brush, stage, horizon, height * 0.05, 0.4);
    drawRidge(brush, ridges[2]!, second);
    brush.drawImage(fields, 0, 0);
    const travel = ((second * 0.045) % 1) ** 0.8;
    const car = 1 - travel;
    if (car > 0.02) {
      const size = half(car) * 0.16;
      const at = { x: centre(car) + half(car) * 0.45, y: level(car) };
      brush.fillStyle = mix(palette.near, '#000000', 0.2);
      brush.beginPath();
      brush.roundRect(at.x - size, at.y - size * 1.1, size * 2, size * 1.1, size * 0.3);
      brush.roundRect(at.x - size * 0.75, at.y - size * 1.75, size * 1.5, size * 0.9, size * 0.35);
      brush.fill();
      for (const side of [-0.7, 0.7]) {
        paintGlow(brush, at.x + side * size, at.y - size * 0.6, size * 1.1, '#ff5a4a', 0.8);
        brush.fillStyle = '#ff7a66';
        brush.fillRect(at.x + side * size - size * 0.16, at.y - size * 0.75, size * 0.32, size * 0.22);
      }
    }
    for (const [index, depth] of lamps.entries())
      paintLampPost(
        brush,
        centre(depth) - half(depth) * 1.22 - 2 * unit,
        level(depth),
        (9 + 190 * depth) * unit,
        mix(palette.near, palette.far, 0.2 * (1 - depth)),
        palette.accent,
        1 - ease(second, 3 + index * 3, 5 + index * 3),
      );
  };
};
