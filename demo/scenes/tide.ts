import { mix, withAlpha } from './color.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintSail } from './sail.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** The moon draws the water up a row of posts. */
export const tide: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const waterline = height * 0.66;
  const moon = { x: width * 0.72, y: height * 0.27 };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline);
    paintStars(brush, stage, 150, height * 0.5);
    paintGlow(brush, moon.x, moon.y, width * 0.5, palette.light, 0.5);
    paintDisc(brush, moon.x, moon.y, height * 0.1, palette.light);
    brush.strokeStyle = withAlpha(palette.light, 0.09);
    brush.lineWidth = unit;
    for (const ring of [0.17, 0.25, 0.34]) {
      brush.beginPath();
      brush.arc(moon.x, moon.y, height * ring, 0, Math.PI * 2);
      brush.stroke();
    }
  });
  const clouds = cloudLayer(stage, {
    salt: 3,
    count: 6,
    top: height * 0.3,
    bottom: height * 0.58,
    color: palette.sky[3],
    alpha: 0.2,
    extra: 200 * unit,
  });
  const coast = ridge(stage, { salt: 2, base: 0.635, relief: 0.07, humps: 2, nearness: 0.2 });
  const water = makeWater(stage, {
    waterline,
    lightX: moon.x,
    lightWidth: width * 0.06,
    swing: 7 * unit,
    glints: 110,
  });
  const posts = [0.12, 0.24, 0.37, 0.51, 0.66, 0.82, 0.985];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, coast, second);
    paintSail(
      brush,
      width * 0.3 + second * 1.5 * unit,
      waterline + 2 * unit,
      42 * unit,
      mix(palette.far, palette.near, 0.6),
      mix(palette.light, palette.sky[2], 0.5),
      0.02,
    );
    water(brush, second);
    for (const [index, share] of posts.entries()) {
      const x = width * share;
      const near = index / (posts.length - 1);
      const wide = (9 + near * 20) * unit;
      const top = height * (0.66 - near * 0.05);
      const foot = height * (0.7 + near * 0.2) - second * 0.9 * unit;
      const wood = brush.createLinearGradient(x, 0, x + wide, 0);
      wood.addColorStop(0, mix(palette.near, palette.far, 0.34));
      wood.addColorStop(1, palette.near);
      brush.fillStyle = wood;
      brush.beginPath();
      brush.roundRect(x, top, wide, foot - top, [wide * 0.25, wide * 0.25, 0, 0]);
      brush.fill();
      brush.fillStyle = withAlpha(palette.accent, 0.55);
      for (let mark = 1; mark < 6; mark++)
        brush.fillRect(x, top + ((foot - top) * mark) / 6, wide * (mark % 2 === 0 ? 0.55 : 0.3), 2 * unit);
      brush.strokeStyle = withAlpha(palette.light, 0.4);
      brush.lineWidth = 1.6 * unit;
      brush.beginPath();
      brush.ellipse(
        x + wide / 2,
        foot,
        wide * (0.9 + 0.08 * Math.sin(second * 1.3 + index)),
        wide * 0.2,
        0,
        0,
        Math.PI * 2,
      );
      brush.stroke();
    }
  };
};
