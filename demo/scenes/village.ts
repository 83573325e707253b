import { mix, withAlpha } from './color.ts';
import { paintHouse, paintLampPost } from './houses.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';

/** Houses on a slope, their windows lighting up one after the other; on a moonlit ridge it is one farm. */
export const village: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const farm = seed % 2 === 0 && palette.sky[0] < '#0a';
  const moon = { x: width * (farm ? 0.84 : 0.88), y: height * (farm ? 0.22 : 0.2) };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.74);
    paintStars(brush, stage, farm ? 260 : 120, height * 0.55);
    paintGlow(brush, moon.x, moon.y, width * 0.28, palette.light, 0.36);
    paintDisc(brush, moon.x, moon.y, height * (farm ? 0.075 : 0.038), palette.light);
    brush.fillStyle = withAlpha(palette.sky[1], 0.13);
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.24],
      [0.2, 0.3, 0.3],
      [0.34, -0.3, 0.14],
    ] as const) {
      brush.beginPath();
      brush.arc(
        moon.x + dx * height * 0.07,
        moon.y + dy * height * 0.07,
        size * height * 0.06,
        0,
        Math.PI * 2,
      );
      if (farm) brush.fill();
    }
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: 6,
    top: height * 0.2,
    bottom: height * 0.5,
    color: palette.sky[3],
    alpha: 0.18,
    extra: 200 * unit,
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.6, relief: 0.18, humps: 2.6, nearness: 0.1, jagged: true }),
    ridge(stage, { salt: 2, base: 0.68, relief: 0.12, humps: 2.2, nearness: 0.34, trees: 12 }),
    ridge(stage, {
      salt: 3,
      base: farm ? 0.78 : 0.74,
      relief: 0.14,
      humps: 1.5,
      nearness: 0.6,
      trees: farm ? 20 : 0,
    }),
    ridge(stage, { salt: 4, base: 0.86, relief: 0.1, humps: 1.3, nearness: 0.82 }),
    ridge(stage, { salt: 5, base: 0.99, relief: 0.08, humps: 1.3, nearness: 1, trees: 44 }),
  ];
  const rows = farm
    ? [{ row: 3, xs: [0.5, 0.66], size: 88 }]
    : [
        { row: 2, xs: [0.42, 0.5, 0.575, 0.65, 0.73, 0.81, 0.89, 0.96], size: 40 },
        { row: 3, xs: [0.46, 0.57, 0.68, 0.79, 0.91], size: 74 },
      ];
  const houses = rows.flatMap(({ row, xs, size }) =>
    xs.map((share, index) => {
      const tall = size * between(random, 0.85, 1.12) * unit;
      return {
        row,
        x: width * share,
        width: tall * (farm && index === 1 ? 2.5 : between(random, 1.15, 1.5)),
        height: tall * (farm && index === 1 ? 1.15 : 1),
        on: between(random, -2, farm ? 2 : 8),
        solar: row === 3 && index % 2 === (farm ? 1 : 0),
        chimney: index % 2 === 1,
      };
    }),
  );
  const lamps = farm ? [0.615] : [0.52, 0.63, 0.745, 0.865];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    for (const [index, one] of ridges.entries()) {
      if (farm && index === 1)
        for (const x of [0.42, 0.5, 0.93])
          paintTurbine(brush, width * x, one.crest(width * x) + 6 * unit, {
            height: height * 0.2,
            color: mix(one.color, palette.near, 0.3),
            angle: second * 0.8 + x * 12,
            facing: 0.85,
          });
      drawRidge(brush, one, second);
      if (index < 2) paintMist(brush, stage, height * (0.69 + index * 0.06), height * 0.05, 0.16);
      for (const house of houses.filter(({ row }) => row === index)) {
        const foot = Math.max(one.crest(house.x), one.crest(house.x + house.width)) + 5 * unit;
        const wall = mix(mix(one.color, palette.accent, 0.12), palette.near, 0.2);
        paintHouse(brush, {
          ...house,
          foot,
          color: wall,
          roof: mix(one.color, palette.near, 0.62),
          window: palette.accent,
          lit: (pane) => 0.12 + 0.88 * ease(second, house.on + pane * 2.1, house.on + pane * 2.1 + 1.3),
        });
      }
      if (index !== 3) continue;
      for (const [lamp, x] of lamps.entries())
        paintLampPost(
          brush,
          width * x,
          one.crest(width * x) + 6 * unit,
          height * 0.1,
          palette.near,
          palette.accent,
          ease(second, 1 + lamp * 0.8, 2.4 + lamp * 0.8),
        );
    }
  };
};
