import { mix } from './color.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintSail } from './sail.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** Boats under sail on a calm bay; one of them is darker than the others. */
export const sails: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const waterline = height * 0.62;
  const morning = seed % 2 === 0;
  const sun = { x: width * (morning ? 0.84 : 0.7), y: waterline - height * (morning ? 0.16 : 0.045) };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline);
    paintGlow(brush, sun.x, sun.y, width * 0.46, palette.light, 0.5);
    paintDisc(brush, sun.x, sun.y, height * (morning ? 0.055 : 0.11), palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 4,
    count: 10,
    top: height * 0.1,
    bottom: height * 0.5,
    color: palette.sky[3],
    alpha: 0.32,
    extra: 240 * unit,
  });
  const coast = [
    ridge(stage, {
      salt: 1,
      base: 0.595,
      relief: morning ? 0.16 : 0.07,
      humps: 2.2,
      nearness: 0.1,
      jagged: morning,
    }),
    ridge(stage, { salt: 2, base: 0.61, relief: 0.03, humps: 3, nearness: 0.34 }),
  ];
  const boats = [
    { x: 0.47, y: 0.005, size: 44, pace: 2.2 },
    { x: 0.55, y: 0.012, size: 62, pace: 2.8 },
    { x: 0.9, y: 0.01, size: 54, pace: 2.4 },
    { x: 0.8, y: 0.035, size: 118, pace: 3.6 },
    { x: 0.61, y: 0.09, size: 236, pace: 5 },
  ];
  const water = makeWater(stage, {
    waterline: waterline,
    lightX: sun.x,
    lightWidth: width * 0.045,
    swing: 7 * unit,
    glints: 110,
  });
  const cloths = morning
    ? ['#ffffff', '#fdf3df', '#ffffff', '#f6d9b0', '#ffffff']
    : ['#ffffff', '#ffe9cf', '#ffffff', '#241632', '#fff1dd'];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2.2 * unit, 0);
    for (const one of coast) drawRidge(brush, one, second);
    const at = (index: number) => {
      const boat = boats[index]!;
      return {
        x: boat.x * width + second * boat.pace * unit,
        foot: waterline + boat.y * height + Math.sin(second * 0.9 + index) * boat.size * 0.006 * unit,
        size: boat.size * unit,
        lean: 0.03 + 0.025 * Math.sin(second * 0.7 + index * 1.7),
        cloth: mix(cloths[index]!, palette.sky[2], [0.42, 0.34, 0.4, 0.12, 0.14][index]!),
      };
    };
    const paint = (index: number): void => {
      const boat = at(index);
      paintSail(
        brush,
        boat.x,
        boat.foot,
        boat.size,
        mix(palette.near, palette.far, 0.2),
        boat.cloth,
        boat.lean,
      );
    };
    for (const index of [0, 1, 2]) paint(index);
    water(brush, second);
    // Near boats stand below the waterline, so each brings its own mirror image.
    for (const index of [3, 4]) {
      const boat = at(index);
      brush.save();
      brush.globalAlpha = 0.22;
      brush.translate(0, boat.foot * 2);
      brush.scale(1, -1);
      brush.translate(Math.sin(second * 0.8) * 2 * unit, boat.foot * 0.45);
      brush.scale(1, 0.55);
      paintSail(brush, boat.x, boat.foot, boat.size, palette.near, boat.cloth, -boat.lean);
      brush.restore();
      paint(index);
    }
  };
};
