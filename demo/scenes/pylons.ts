import { mix, withAlpha } from './color.ts';
import { paintPylon, paintWire, pointOnWire } from './pylon.ts';
import type { Point } from './pylon.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { clamp, layer } from './stage.ts';
import { makeWater } from './water.ts';

/** A line walks over the hills toward us; small lights run along its wires. */
export const pylons: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const byWater = seed % 4 === 1;
  const waterline = height * 0.8;
  const light = { x: width * 0.9, y: height * 0.5 };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.74);
    paintStars(brush, stage, 120, height * 0.42);
    paintGlow(brush, light.x, light.y, width * 0.42, palette.light, 0.4);
    paintDisc(brush, light.x, light.y, height * 0.055, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 5,
    count: 8,
    top: height * 0.16,
    bottom: height * 0.5,
    color: palette.sky[3],
    alpha: 0.2,
    extra: 200 * unit,
  });
  const ridges = [
    ridge(stage, {
      salt: 1,
      base: 0.62,
      relief: byWater ? 0.34 : 0.18,
      humps: 2.6,
      nearness: 0.1,
      jagged: true,
      octaves: 5,
    }),
    ridge(stage, {
      salt: 2,
      base: 0.7,
      relief: byWater ? 0.22 : 0.1,
      humps: 2.8,
      nearness: 0.34,
      jagged: byWater,
    }),
    ridge(stage, { salt: 3, base: 0.78, relief: 0.09, humps: 2, nearness: 0.6, trees: 15 }),
    ridge(stage, { salt: 4, base: byWater ? 1.0 : 0.9, relief: 0.1, humps: 1.5, nearness: 0.96, trees: 34 }),
  ];
  // Far to near; the last one stands beyond the right edge so that its wires leave the picture.
  const towers = [
    { x: 0.4, row: 1, size: 0.085 },
    { x: 0.475, row: 1, size: 0.13 },
    { x: 0.565, row: 2, size: 0.22 },
    { x: 0.73, row: 3, size: 0.5 },
    { x: 1.24, row: 3, size: 1.15 },
  ].map((tower) => ({
    ...tower,
    x: tower.x * width,
    foot: ridges[tower.row]!.crest(Math.min(width, tower.x * width)) + 4 * unit,
    height: tower.size * height,
  }));
  const hooks: Point[][] = [];
  const towerLayers = [1, 2, 3].map((row) =>
    layer(width, height, (brush) => {
      for (const [index, tower] of towers.entries())
        if (tower.row === row)
          hooks[index] = paintPylon(
            brush,
            tower.x,
            tower.foot,
            tower.height,
            mix(ridges[row]!.color, palette.near, 0.55),
          );
    }),
  );
  const spans = towers.slice(1).flatMap((tower, index) =>
    hooks[index]!.map((from, wire) => ({
      from,
      to: hooks[index + 1]![wire]!,
      sag: (tower.x - towers[index]!.x) * 0.085,
      wire,
      index,
    })),
  );
  const wires = layer(width, height, (brush) => {
    for (const { from, to, sag, index } of spans) {
      brush.strokeStyle = withAlpha(mix(palette.near, palette.far, 0.25), 0.9);
      brush.lineWidth = [0.6, 0.8, 1.2, 1.8][index]! * unit;
      paintWire(brush, from, to, sag);
    }
  });
  const water = byWater
    ? makeWater(stage, { waterline, lightX: light.x, swing: 5 * unit, glints: 60 })
    : undefined;
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, ridges[0]!, second);
    paintMist(brush, stage, height * 0.68, height * 0.06, 0.22);
    for (const [index, picture] of towerLayers.entries()) {
      if (index === 2) {
        water?.(brush, second);
        brush.drawImage(wires, 0, 0);
      }
      brush.drawImage(picture, 0, 0);
      drawRidge(brush, ridges[index + 1]!, second);
    }
    for (const { from, to, sag, wire, index } of spans) {
      const share = (second * 0.16 + wire * 0.37 + index * 0.2) % 1;
      const point = pointOnWire(from, to, sag, share);
      const size = (1.2 + index * 0.9) * unit;
      const bright = clamp(Math.sin(share * Math.PI) * 1.4);
      paintGlow(brush, point.x, point.y, size * 9, palette.accent, 0.5 * bright);
      brush.fillStyle = withAlpha(mix(palette.accent, '#ffffff', 0.5), bright);
      brush.beginPath();
      brush.arc(point.x, point.y, size, 0, Math.PI * 2);
      brush.fill();
    }
  };
};
