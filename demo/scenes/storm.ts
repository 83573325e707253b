import { mix, withAlpha } from './color.ts';
import { paintPylon, paintWire } from './pylon.ts';
import type { Point } from './pylon.ts';
import { between, randomFrom, roughNoise } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintGlow, paintSky } from './sky.ts';
import type { MakeScene, Stage } from './stage.ts';
import { layer } from './stage.ts';

/** A bank of towering cloud, flat below and billowing above. */
const bank = (
  stage: Stage,
  salt: number,
  options: { base: number; tall: number; color: string; lit: string; extra: number },
) => {
  const { width, height } = stage;
  const random = randomFrom(stage.seed * 61 + salt);
  return layer(width + options.extra, height, (brush) => {
    const full = width + options.extra;
    const puffs: [number, number, number][] = [];
    for (let x = -60; x < full + 60; x += width * 0.018) {
      const hill = roughNoise(stage.seed + salt, (x / width) * 3.4, 3);
      const top = height * (options.base - options.tall * hill ** 1.5);
      puffs.push([x, top, height * between(random, 0.035, 0.085) * (0.6 + hill)]);
    }
    const fill = brush.createLinearGradient(
      0,
      height * (options.base - options.tall * 0.8),
      0,
      height * options.base,
    );
    fill.addColorStop(0, options.lit);
    fill.addColorStop(0.55, options.color);
    fill.addColorStop(1, withAlpha(options.color, 0));
    brush.fillStyle = fill;
    brush.beginPath();
    for (const [x, y, radius] of puffs) {
      brush.moveTo(x + radius, y + radius * 0.5);
      brush.arc(x, y + radius * 0.5, radius, 0, Math.PI * 2);
    }
    brush.moveTo(puffs[0]![0], height * options.base);
    for (const [x, y, radius] of puffs) brush.lineTo(x, y + radius * 0.5);
    brush.lineTo(puffs.at(-1)![0], height * options.base);
    brush.closePath();
    brush.fill('nonzero');
  });
};

/** A front over open land; far lightning swells and fades, it never flashes. */
export const storm: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const rainy = seed % 2 === 0 && palette.sky[0] < '#18';
  const random = randomFrom(seed);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.78);
    paintGlow(brush, width * 0.86, height * 0.72, width * 0.5, palette.light, 0.32);
  });
  const banks = [
    {
      picture: bank(stage, 1, {
        base: 0.66,
        tall: 0.62,
        color: mix(palette.sky[2], palette.far, 0.4),
        lit: mix(palette.sky[3], palette.light, 0.25),
        extra: 300 * unit,
      }),
      speed: 2.2,
    },
    {
      picture: bank(stage, 2, {
        base: 0.56,
        tall: 0.52,
        color: mix(palette.sky[1], palette.far, 0.35),
        lit: mix(palette.sky[2], palette.sky[3], 0.45),
        extra: 420 * unit,
      }),
      speed: 3.6,
    },
    {
      picture: bank(stage, 3, {
        base: 0.36,
        tall: 0.36,
        color: mix(palette.sky[0], palette.sky[1], 0.5),
        lit: mix(palette.sky[1], palette.sky[2], 0.5),
        extra: 560 * unit,
      }),
      speed: 5.6,
    },
  ];
  const ridges = [
    ridge(stage, { salt: 4, base: 0.74, relief: 0.08, humps: 3, nearness: 0.25 }),
    ridge(stage, { salt: 5, base: 0.81, relief: 0.07, humps: 2.2, nearness: 0.55, trees: 12 }),
    ridge(stage, { salt: 6, base: 0.93, relief: 0.08, humps: 1.6, nearness: 1, trees: 24 }),
  ];
  const line = layer(width, height, (brush) => {
    const towers = [0.42, 0.56, 0.72, 0.92, 1.16].map((x, index) => {
      const size = height * (0.1 + index * 0.055);
      return paintPylon(
        brush,
        width * x,
        ridges[1]!.crest(Math.min(width, width * x)) + (8 + index * 7) * unit,
        size,
        mix(palette.near, palette.far, 0.3 - index * 0.05),
      );
    });
    brush.lineWidth = 1.1 * unit;
    for (let index = 0; index < towers.length - 1; index++)
      for (const [wire, from] of towers[index]!.entries())
        paintWire(brush, from, towers[index + 1]![wire] as Point, (12 + index * 5) * unit);
  });
  const drops = Array.from({ length: 70 }, () => ({
    x: random() * 1.3,
    y: random(),
    pace: between(random, 0.9, 1.3),
    length: between(random, 16, 34),
  }));
  const strikes = [3.4, 9.1, 15.5, 21.2, 27.4].map((at) => ({
    at,
    x: width * between(random, 0.5, 0.95),
    y: height * between(random, 0.25, 0.45),
  }));
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    for (const [index, one] of banks.entries()) {
      brush.drawImage(one.picture, -second * one.speed * unit, 0);
      if (index !== 1 || !rainy) continue;
      for (const { at, x, y } of strikes) {
        const since = second - at;
        const swell = since < 0 || since > 2.2 ? 0 : Math.sin((since / 2.2) * Math.PI) ** 2;
        if (swell > 0) paintGlow(brush, x, y, width * 0.3, palette.light, 0.5 * swell);
      }
    }
    drawRidge(brush, ridges[0]!, second);
    drawRidge(brush, ridges[1]!, second);
    brush.drawImage(line, 0, 0);
    drawRidge(brush, ridges[2]!, second);
    if (!rainy) return;
    brush.strokeStyle = withAlpha('#cfe6f2', 0.2);
    brush.lineWidth = unit;
    brush.beginPath();
    for (const drop of drops) {
      const fall = (drop.y + second * drop.pace) % 1;
      const x = (drop.x - fall * 0.22) * width;
      brush.moveTo(x, fall * height);
      brush.lineTo(x - drop.length * 0.24 * unit, fall * height + drop.length * unit);
    }
    brush.stroke();
  };
};
