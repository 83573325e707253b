import { mix, withAlpha } from './color.ts';
import { paintLighthouse } from './lighthouse-tower.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintSail } from './sail.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** A lighthouse on its rock; the beam comes round every ten seconds and never points straight at us. */
export const lighthouse: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const waterline = height * 0.74;
  const x = width * 0.74;
  const foot = waterline - 24 * unit;
  const tall = height * 0.44;
  const lamp = foot - tall * 0.93;
  const moon = { x: width * 0.5, y: height * 0.2 };
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline);
    paintStars(brush, stage, 180, height * 0.6);
    paintGlow(brush, moon.x, moon.y, width * 0.16, palette.light, 0.3);
    paintDisc(brush, moon.x, moon.y, height * 0.032, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 3,
    count: 7,
    top: height * 0.3,
    bottom: height * 0.62,
    color: palette.sky[3],
    alpha: 0.2,
    extra: 200 * unit,
  });
  const coast = [
    ridge(stage, { salt: 1, base: 0.7, relief: 0.12, humps: 2.6, nearness: 0.12, jagged: true }),
    ridge(stage, { salt: 2, base: 0.725, relief: 0.05, humps: 3, nearness: 0.36 }),
  ];
  const rock = layer(width, height, (brush) => {
    const stone = brush.createLinearGradient(0, foot - 20 * unit, 0, waterline + 26 * unit);
    stone.addColorStop(0, mix(palette.near, palette.far, 0.34));
    stone.addColorStop(1, palette.near);
    brush.fillStyle = stone;
    brush.beginPath();
    brush.moveTo(x - width * 0.15, waterline + 10 * unit);
    const humps = [0, 0.18, 0.3, 0.62, 0.7, 0.94, 1, 0.98, 1, 0.9, 0.72, 0.66, 0.4, 0.28, 0.1, 0];
    for (const [index, hump] of humps.entries()) {
      const across = x - width * 0.15 + (width * 0.32 * index) / (humps.length - 1);
      brush.lineTo(across, waterline + 10 * unit - hump * 44 * unit - between(random, 0, 4) * unit);
    }
    brush.fill();
    paintLighthouse(brush, palette, { x, foot, tall });
  });
  /** The beam is a flat cone that turns; seen from the side it grows and shrinks with the cosine. */
  const paintBeam = (brush: Brush, turn: number): void => {
    const across = Math.cos(turn);
    const toward = Math.sin(turn);
    const reach = width * 0.95 * across;
    const spread = height * (0.085 + 0.05 * Math.max(0, toward));
    const strength = 0.5 * Math.abs(across) ** 0.7 * (0.75 + 0.25 * toward);
    if (strength < 0.03) return;
    brush.save();
    brush.globalCompositeOperation = 'screen';
    const light = brush.createLinearGradient(x, 0, x + reach, 0);
    light.addColorStop(0, withAlpha(palette.light, strength));
    light.addColorStop(0.35, withAlpha(palette.light, strength * 0.36));
    light.addColorStop(1, withAlpha(palette.light, 0));
    brush.fillStyle = light;
    for (const share of [1, 0.55]) {
      brush.beginPath();
      brush.moveTo(x, lamp - 5 * unit);
      brush.lineTo(x + reach, lamp - spread * share - toward * 30 * unit);
      brush.lineTo(x + reach, lamp + spread * share * 1.15 - toward * 30 * unit);
      brush.lineTo(x, lamp + 5 * unit);
      brush.fill();
    }
    brush.restore();
  };
  const boats = [0.44, 0.55].map((share, index) => ({ x: width * share, size: (20 + index * 11) * unit }));
  const water = makeWater(stage, {
    waterline,
    lightX: x,
    lightWidth: width * 0.03,
    swing: 6 * unit,
    glints: 80,
  });
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    for (const one of coast) drawRidge(brush, one, second);
    const turn = 2.5 + (second / 10) * Math.PI * 2;
    paintBeam(brush, turn);
    paintBeam(brush, turn + Math.PI);
    for (const [index, boat] of boats.entries())
      paintSail(
        brush,
        boat.x + second * (1.4 + index) * unit,
        waterline + (2 + index * 4) * unit,
        boat.size,
        mix(palette.far, palette.near, 0.55),
        mix(palette.light, palette.sky[2], 0.45),
        Math.sin(second * 0.8 + index) * 0.03,
      );
    brush.drawImage(rock, 0, 0);
    const breath = 0.8 + 0.2 * Math.abs(Math.sin(turn));
    paintGlow(brush, x, lamp, height * 0.2, palette.light, 0.85 * breath);
    water(brush, second);
  };
};
