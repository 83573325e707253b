import { mix } from './color.ts';
import { drawRidge, ridge } from './ridges.ts';
import { makeRibbons } from './ribbons.ts';
import { paintGlow, paintSky, paintStars } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** Curtains of light over a mountain lake, a hut with one lit window on its shore. */
export const northernLights: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const waterline = height * 0.74;
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.82);
    paintStars(brush, stage, 260, height * 0.7);
  });
  const ribbons = makeRibbons(stage, { top: -height * 0.06, bottom: height * 0.7 });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.6, relief: 0.3, humps: 3.2, nearness: 0.12, jagged: true, octaves: 6 }),
    ridge(stage, { salt: 2, base: 0.68, relief: 0.2, humps: 4, nearness: 0.42, jagged: true, octaves: 5 }),
    ridge(stage, { salt: 3, base: 0.735, relief: 0.06, humps: 3, nearness: 0.74, trees: 18, haze: 0.2 }),
  ];
  const water = makeWater(stage, { waterline, swing: 4 * unit });
  const shore = ridge(stage, { salt: 6, base: 0.975, relief: 0.1, humps: 1.2, nearness: 1, trees: 52 });
  const hut = { x: width * 0.8, y: waterline + 2 * unit };
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    ribbons(brush, second);
    for (const one of ridges) drawRidge(brush, one, second);
    paintGlow(brush, hut.x + 8 * unit, hut.y - 9 * unit, 60 * unit, palette.accent, 0.42);
    brush.fillStyle = mix(palette.near, '#000000', 0.2);
    brush.beginPath();
    brush.moveTo(hut.x - 24 * unit, hut.y - 14 * unit);
    brush.lineTo(hut.x, hut.y - 32 * unit);
    brush.lineTo(hut.x + 26 * unit, hut.y - 14 * unit);
    brush.lineTo(hut.x + 20 * unit, hut.y - 14 * unit);
    brush.lineTo(hut.x + 20 * unit, hut.y);
    brush.lineTo(hut.x - 18 * unit, hut.y);
    brush.lineTo(hut.x - 18 * unit, hut.y - 14 * unit);
    brush.fill();
    brush.fillStyle = mix('#ffd98a', '#ffffff', 0.15);
    brush.fillRect(hut.x + 3 * unit, hut.y - 13 * unit, 10 * unit, 8 * unit);
    water(brush, second);
    drawRidge(brush, shore, second);
  };
};
