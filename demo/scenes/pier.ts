import { mix, withAlpha } from './color.ts';
import { paintLampPost } from './houses.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { paintSail } from './sail.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** A wooden pier leads out to still water. */
export const pier: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const upright = height > width;
  const horizon = height * (upright ? 0.6 : 0.56);
  const vanish = width * (upright ? 0.56 : 0.7);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, horizon);
    paintGlow(brush, vanish, horizon - height * 0.05, Math.max(width, height) * 0.5, palette.light, 0.46);
    paintDisc(
      brush,
      vanish + width * 0.08,
      horizon - height * 0.1,
      Math.min(width, height) * 0.075,
      palette.light,
    );
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: 10,
    top: height * 0.14,
    bottom: horizon - height * 0.06,
    color: '#ffffff',
    alpha: 0.3,
    extra: 200 * unit,
  });
  const coast = [
    ridge(stage, {
      salt: 1,
      base: horizon / height - 0.02,
      relief: 0.12,
      humps: upright ? 1.4 : 2.6,
      nearness: 0.05,
      jagged: true,
    }),
    ridge(stage, {
      salt: 2,
      base: horizon / height - 0.005,
      relief: 0.04,
      humps: upright ? 1.6 : 3,
      nearness: 0.22,
    }),
  ];
  const water = makeWater(stage, {
    waterline: horizon,
    lightX: vanish + width * 0.08,
    lightWidth: width * 0.06,
    swing: 6 * unit,
    glints: 80,
  });
  const end = 0.16;
  const half = (depth: number): number => (upright ? 250 : 300) * unit * depth;
  const level = (depth: number): number => horizon + (height - horizon) * 1.02 * depth;
  const shift = (depth: number): number => vanish + (upright ? -0.06 : -0.04) * width * depth;
  const deck = layer(width, height, (brush) => {
    const wood = brush.createLinearGradient(0, level(end), 0, height);
    wood.addColorStop(0, mix(palette.far, palette.near, 0.42));
    wood.addColorStop(1, mix(palette.far, palette.near, 0.84));
    for (const depth of [0.2, 0.3, 0.44, 0.66, 0.98])
      for (const side of [-1, 1]) {
        brush.fillStyle = palette.near;
        brush.fillRect(
          shift(depth) + side * half(depth) * 0.92 - 9 * unit * depth,
          level(depth),
          18 * unit * depth,
          130 * unit * depth,
        );
      }
    brush.fillStyle = wood;
    brush.beginPath();
    brush.moveTo(shift(end) - half(end), level(end));
    brush.lineTo(shift(end) + half(end), level(end));
    brush.lineTo(shift(1) + half(1), level(1));
    brush.lineTo(shift(1) - half(1), level(1));
    brush.fill();
    for (let plank = 0; plank < 46; plank++) {
      const depth = end / (1 - (plank / 46) * (1 - end));
      brush.strokeStyle = withAlpha(palette.near, 0.34);
      brush.lineWidth = 3.2 * unit * depth;
      brush.beginPath();
      brush.moveTo(shift(depth) - half(depth), level(depth));
      brush.lineTo(shift(depth) + half(depth), level(depth));
      brush.stroke();
    }
    brush.strokeStyle = withAlpha(mix(palette.light, palette.sky[3], 0.5), 0.5);
    brush.lineWidth = 2.4 * unit;
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(shift(end) + side * half(end), level(end));
      brush.lineTo(shift(1) + side * half(1), level(1));
      brush.stroke();
    }
  });
  const lamps = [0.2, 0.32, 0.52, 0.86];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, coast[0]!, second);
    paintMist(brush, stage, horizon - 10 * unit, height * 0.04, 0.4);
    drawRidge(brush, coast[1]!, second);
    for (const [index, share] of [0.86, 0.2].entries())
      paintSail(
        brush,
        width * share + second * (1.6 + index) * unit,
        horizon + 3 * unit,
        (46 - index * 12) * unit,
        mix(palette.far, palette.near, 0.55),
        mix('#ffffff', palette.sky[2], 0.3),
        0.02,
      );
    water(brush, second);
    brush.drawImage(deck, 0, 0);
    for (const [index, depth] of lamps.entries()) {
      const side = index % 2 === 0 ? 1 : -1;
      const breath = 0.7 + 0.3 * Math.sin(second * 0.7 + index);
      paintLampPost(
        brush,
        shift(depth) + side * half(depth) * 0.94,
        level(depth),
        330 * unit * depth,
        mix(palette.near, palette.far, 0.1),
        palette.accent,
        breath,
      );
    }
  };
};
