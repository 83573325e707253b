import { mix, withAlpha } from './color.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** An arch dam closes a valley; water falls, the lower lake mirrors it. */
export const dam: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const rainy = palette.sky[3] < '#b0';
  const waterline = height * 0.8;
  const crest = height * 0.47;
  const left = width * 0.4;
  const right = width * 0.92;
  const middle = (left + right) / 2;
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.66);
    paintGlow(brush, width * 0.56, height * 0.36, width * 0.4, palette.light, rainy ? 0.25 : 0.5);
    if (!rainy) paintDisc(brush, width * 0.56, height * 0.33, height * 0.05, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: rainy ? 18 : 7,
    top: height * 0.08,
    bottom: height * 0.32,
    color: palette.sky[3],
    alpha: rainy ? 0.34 : 0.24,
    extra: 200 * unit,
  });
  const far = [
    ridge(stage, { salt: 1, base: 0.4, relief: 0.34, humps: 3.2, nearness: 0.06, jagged: true, octaves: 6 }),
    ridge(stage, { salt: 2, base: 0.5, relief: 0.16, humps: 2.4, nearness: 0.24, trees: 9 }),
  ];
  const concrete = mix(palette.sky[3], palette.far, 0.4);
  const wall = layer(width, height, (brush) => {
    const face = brush.createLinearGradient(left, 0, right, 0);
    face.addColorStop(0, mix(concrete, palette.near, 0.62));
    face.addColorStop(0.45, mix(concrete, palette.near, 0.16));
    face.addColorStop(1, mix(concrete, palette.near, 0.55));
    const arch = (share: number): [number, number] => [
      left + (right - left) * share,
      crest + Math.sin(share * Math.PI) * 30 * unit,
    ];
    brush.fillStyle = face;
    brush.beginPath();
    brush.moveTo(...arch(0));
    for (let step = 1; step <= 40; step++) brush.lineTo(...arch(step / 40));
    brush.lineTo(right - width * 0.13, waterline + 4);
    brush.lineTo(left + width * 0.12, waterline + 4);
    brush.fill();
    brush.strokeStyle = withAlpha(palette.near, 0.16);
    brush.lineWidth = 1.4 * unit;
    for (let step = 1; step < 24; step++) {
      const [x, y] = arch(step / 24);
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(middle + (x - middle) * 0.54, waterline);
      brush.stroke();
    }
    brush.strokeStyle = mix(concrete, '#ffffff', 0.3);
    brush.lineWidth = 5 * unit;
    brush.beginPath();
    brush.moveTo(...arch(0));
    for (let step = 1; step <= 40; step++) brush.lineTo(...arch(step / 40));
    brush.stroke();
    for (let step = 1; step < 14; step++) {
      const [x, y] = arch(step / 14);
      paintGlow(brush, x, y - 8 * unit, 16 * unit, palette.accent, 0.5);
      brush.fillStyle = palette.accent;
      brush.fillRect(x - 1.2 * unit, y - 10 * unit, 2.4 * unit, 4 * unit);
    }
  });
  const slopes = layer(width, height, (brush) => {
    for (const [side, edge, shade] of [
      [-1, left + width * 0.15, 0.62],
      [1, right - width * 0.15, 0.7],
    ] as const) {
      brush.fillStyle = mix(palette.far, palette.near, shade);
      brush.beginPath();
      brush.moveTo(edge, waterline + 8);
      for (let step = 0; step <= 60; step++) {
        const part = step / 60;
        const rough = Math.sin(part * 23 + seed) * 5 + Math.sin(part * 51) * 3;
        brush.lineTo(
          edge + side * part * width * 0.62,
          waterline - part ** 0.72 * height * 0.5 + rough * unit,
        );
      }
      brush.lineTo(edge + side * width * 0.62, waterline + 8);
      brush.fill();
    }
  });
  const chutes = [-0.05, 0, 0.05].map((offset) => middle + offset * width);
  const water = makeWater(stage, {
    waterline,
    swing: 6 * unit,
    lightX: middle,
    lightWidth: width * 0.08,
    glints: 50,
  });
  const shore = ridge(stage, { salt: 9, base: 1.0, relief: 0.08, humps: 1.2, nearness: 1, trees: 50 });
  const drops = Array.from({ length: rainy ? 60 : 0 }, () => ({
    x: random() * 1.1,
    y: random(),
    pace: between(random, 0.8, 1.1),
  }));
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, far[0]!, second);
    paintMist(brush, stage, height * 0.47, height * 0.08, 0.3);
    drawRidge(brush, far[1]!, second);
    brush.drawImage(wall, 0, 0);
    for (const [index, x] of chutes.entries()) {
      const top = crest + 40 * unit;
      const fall = brush.createLinearGradient(0, top, 0, waterline);
      for (let stop = 0; stop <= 6; stop++)
        fall.addColorStop(
          stop / 6,
          withAlpha('#ffffff', 0.5 + 0.22 * Math.sin(stop * 2.3 - second * 3 + index * 2)),
        );
      brush.fillStyle = fall;
      brush.beginPath();
      brush.moveTo(x - 9 * unit, top);
      brush.lineTo(x + 9 * unit, top);
      brush.lineTo(x + 15 * unit, waterline);
      brush.lineTo(x - 15 * unit, waterline);
      brush.fill();
    }
    brush.drawImage(slopes, 0, 0);
    water(brush, second);
    paintGlow(brush, middle, waterline, width * 0.13, '#ffffff', 0.34);
    drawRidge(brush, shore, second);
    brush.strokeStyle = withAlpha('#ffffff', 0.18);
    brush.lineWidth = unit;
    brush.beginPath();
    for (const drop of drops) {
      const fall = (drop.y + second * drop.pace) % 1;
      const x = (drop.x - fall * 0.06) * width;
      brush.moveTo(x, fall * height);
      brush.lineTo(x - 2 * unit, fall * height + 24 * unit);
    }
    brush.stroke();
  };
};
