import { mix } from './color.ts';
import { paintHouse } from './houses.ts';
import { makeRibbons } from './ribbons.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';
import { makeWater } from './water.ts';

const isNight = (name: string): boolean => Number.parseInt(name.slice(1, 3), 16) < 12;

/** A park in the sea; by night an inhabited island lies before it. */
export const offshore: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const night = isNight(palette.sky[0]);
  const waterline = height * 0.68;
  const light = { x: width * (night ? 0.9 : 0.76), y: height * (night ? 0.17 : 0.56) };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline);
    if (night) paintStars(brush, stage, 200, height * 0.6);
    paintGlow(brush, light.x, light.y, width * (night ? 0.22 : 0.46), palette.light, night ? 0.3 : 0.46);
    paintDisc(brush, light.x, light.y, height * (night ? 0.036 : 0.085), palette.light);
  });
  const ribbons = night
    ? makeRibbons(stage, { top: -height * 0.1, bottom: height * 0.6, count: 2, strength: 0.6 })
    : undefined;
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: night ? 4 : 10,
    top: height * 0.22,
    bottom: height * 0.56,
    color: palette.sky[3],
    alpha: night ? 0.1 : 0.26,
    extra: 220 * unit,
  });
  const coast = ridge(stage, { salt: 4, base: 0.655, relief: 0.05, humps: 2.2, nearness: 0.12 });
  const rows = [0.12, 0.2, 0.33].flatMap((size, row) =>
    Array.from({ length: [4, 3, 2][row]! }, (_, index) => ({
      x:
        width *
        (0.4 + row * 0.035 + (index / [3.4, 2.6, 1.9][row]!) * 0.58 - (night && row === 2 ? 0.04 : 0)),
      foot: waterline + [0, 3, 9][row]! * unit,
      height: height * size * between(random, 0.94, 1.06),
      phase: random() * 6,
      facing: between(random, 0.8, 0.95),
      color: mix(palette.far, palette.near, [0.2, 0.45, 0.75][row]!),
    })),
  );
  const water = makeWater(stage, {
    waterline,
    lightX: light.x,
    lightWidth: width * 0.035,
    swing: 6 * unit,
    glints: 46,
  });
  const island = { x: width * 0.55, width: width * 0.42 };
  /** Pixels above the sea at a share of the island's width: a long slope, then a headland. */
  const hillAt = (part: number): number =>
    height * (0.078 * ease(part, 0, 0.62) * (1 - ease(part, 0.8, 1)) + 0.03 * Math.sin(part * Math.PI));
  const land = layer(width, height, (brush) => {
    const slope = brush.createLinearGradient(0, waterline - height * 0.13, 0, waterline + 6 * unit);
    slope.addColorStop(0, mix(palette.near, palette.far, 0.42));
    slope.addColorStop(1, palette.near);
    brush.fillStyle = slope;
    brush.beginPath();
    brush.moveTo(island.x, waterline + 6 * unit);
    for (let step = 0; step <= 100; step++)
      brush.lineTo(island.x + (step / 100) * island.width, waterline + 2 * unit - hillAt(step / 100));
    brush.lineTo(island.x + island.width, waterline + 6 * unit);
    brush.fill();
  });
  const houses = [
    ...[0.42, 0.52, 0.62, 0.73].map((part) => ({ part, down: 0.06 })),
    ...[0.26, 0.38, 0.5, 0.61, 0.71, 0.82].map((part) => ({ part, down: 0.5 })),
    ...[0.16, 0.3, 0.44, 0.57, 0.69, 0.8].map((part) => ({ part, down: 0.92 })),
  ].map(({ part, down }) => ({
    x: island.x + (part + between(random, -0.012, 0.012)) * island.width,
    foot: waterline + 1 * unit - hillAt(part) * (1 - down),
    size: between(random, 19, 24) * (0.85 + down * 0.45) * unit,
    on: between(random, -6, 9),
  }));
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    ribbons?.(brush, second);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, coast, second);
    for (const one of rows)
      paintTurbine(brush, one.x, one.foot, {
        height: one.height,
        color: one.color,
        angle: one.phase + second * 0.66,
        facing: one.facing,
      });
    if (night) {
      brush.drawImage(land, 0, 0);
      for (const { x, foot, size, on } of houses)
        paintHouse(brush, {
          x,
          foot,
          width: size * 1.5,
          height: size,
          color: mix(palette.near, palette.far, 0.7),
          roof: mix(palette.near, palette.far, 0.46),
          window: palette.accent,
          lit: (pane) => 0.25 + 0.75 * ease(second, on + pane * 1.5, on + 1.2 + pane * 1.5),
        });
    }
    water(brush, second);
  };
};
