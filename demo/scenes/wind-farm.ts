import { mix } from './color.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, paintMist, placeOn, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';

/** Middle and near turbines; which of them a seed gets. */
const layouts = [
  [
    { row: 2, size: 0.3, positions: [0.5, 0.74] },
    { row: 3, size: 0.52, positions: [0.61, 0.93] },
  ],
  [
    { row: 2, size: 0.26, positions: [0.46, 0.55, 0.97] },
    { row: 3, size: 0.62, positions: [0.72] },
  ],
  [
    { row: 2, size: 0.34, positions: [0.54, 0.66, 0.95] },
    { row: 3, size: 0.44, positions: [0.45, 0.82] },
  ],
];

/** Ridges at dusk and a wind park that comes toward us; the left third stays empty. */
export const windFarm: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const horizon = height * 0.72;
  const sun = { x: width * between(random, 0.78, 0.86), y: height * between(random, 0.5, 0.6) };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, horizon);
    paintStars(brush, stage, 90, height * 0.4);
    paintGlow(brush, sun.x, sun.y, width * 0.5, palette.light, 0.42);
    paintDisc(brush, sun.x, sun.y, height * 0.075, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 3,
    count: 9,
    top: height * 0.2,
    bottom: height * 0.5,
    color: palette.sky[3],
    alpha: 0.22,
    extra: 240 * unit,
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.64, relief: 0.16, humps: 3, nearness: 0.08, jagged: true, speed: 0.6 }),
    ridge(stage, { salt: 2, base: 0.7, relief: 0.14, humps: 3.4, nearness: 0.28, speed: 1.2 }),
    ridge(stage, { salt: 3, base: 0.77, relief: 0.13, humps: 2.4, nearness: 0.52, speed: 2 }),
    ridge(stage, { salt: 4, base: 0.86, relief: 0.12, humps: 1.8, nearness: 0.78, speed: 3, trees: 26 }),
    ridge(stage, { salt: 5, base: 0.97, relief: 0.1, humps: 1.4, nearness: 1, speed: 4.4, trees: 46 }),
  ];
  const park = [
    { row: 1, size: 0.15, positions: [0.45, 0.535, 0.655, 0.93] },
    ...layouts[seed % layouts.length]!,
  ].flatMap(({ row, size, positions }) =>
    positions.map((position) => ({
      row,
      x: width * (position + between(random, -0.012, 0.012)),
      height: height * size * between(random, 0.9, 1.1),
      phase: random() * 6.3,
      facing: between(random, 0.72, 0.98),
      pace: between(random, 0.85, 1.1),
    })),
  );
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2.4 * unit, 0);
    for (const [index, one] of ridges.entries()) {
      for (const turbine of park.filter(({ row }) => row === index)) {
        const position = placeOn(one, turbine.x, second);
        const color = mix(one.color, palette.near, 0.18);
        paintTurbine(brush, position.x, position.y + 6 * unit, {
          height: turbine.height,
          color,
          rim: mix(color, palette.sky[3], 0.22),
          angle: turbine.phase + second * 0.72 * turbine.pace,
          facing: turbine.facing,
        });
      }
      drawRidge(brush, one, second);
      if (index < 3)
        paintMist(brush, stage, height * (0.76 + index * 0.07), height * 0.07, 0.2 - index * 0.05);
    }
  };
};
