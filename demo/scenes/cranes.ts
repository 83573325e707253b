import { mix, withAlpha } from './color.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { makeWater } from './water.ts';

/** A ship-to-shore crane; `trolley` is 0 at the shore and 1 at the tip of the boom, `hang` the length of its ropes. */
const paintCrane = (
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  color: string,
  load: string,
  trolley: number,
  hang: number,
): void => {
  const at = (across: number, up: number): [number, number] => [x + across * size, foot - up * size];
  const beam = (thickness: number, ...points: [number, number][]): void => {
    brush.lineWidth = thickness * size;
    brush.beginPath();
    for (const [index, point] of points.entries()) brush[index === 0 ? 'moveTo' : 'lineTo'](...at(...point));
    brush.stroke();
  };
  brush.strokeStyle = color;
  brush.fillStyle = color;
  brush.lineJoin = 'round';
  beam(0.026, [-0.16, 0], [-0.11, 0.6], [-0.09, 0.98]);
  beam(0.026, [0.16, 0], [0.13, 0.6]);
  beam(0.022, [-0.15, 0.2], [0.152, 0.2]);
  beam(0.012, [-0.15, 0.2], [0.13, 0.6]);
  beam(0.012, [0.15, 0.2], [-0.11, 0.6]);
  beam(0.034, [0.36, 0.6], [-0.78, 0.6]);
  beam(0.009, [-0.09, 0.98], [-0.74, 0.62]);
  beam(0.009, [-0.09, 0.98], [-0.42, 0.62]);
  beam(0.009, [-0.09, 0.98], [0.34, 0.62]);
  brush.fillRect(...at(0.12, 0.68), 0.17 * size, 0.09 * size);
  const drop = 0.3 - trolley * 0.98;
  brush.fillRect(...at(drop - 0.03, 0.6), 0.06 * size, 0.035 * size);
  beam(0.005, [drop - 0.02, 0.58], [drop - 0.02, 0.58 - hang]);
  beam(0.005, [drop + 0.02, 0.58], [drop + 0.02, 0.58 - hang]);
  brush.fillStyle = load;
  brush.fillRect(...at(drop - 0.085, 0.585 - hang), 0.17 * size, 0.07 * size);
};

/** A quay in the morning: cranes at work, a ship, stacks of containers. */
export const cranes: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const waterline = height * 0.74;
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline);
    paintGlow(brush, width * 0.56, height * 0.56, width * 0.46, palette.light, 0.52);
    paintDisc(brush, width * 0.56, height * 0.55, height * 0.085, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: 9,
    top: height * 0.12,
    bottom: height * 0.5,
    color: '#ffffff',
    alpha: 0.26,
    extra: 220 * unit,
  });
  const coast = ridge(stage, { salt: 1, base: 0.69, relief: 0.12, humps: 2.4, nearness: 0.1, jagged: true });
  const tones = ['#c9573f', '#e0a34c', '#4f7f95', '#7a8f63', '#b0717d'];
  const quay = layer(width, height, (brush) => {
    const front = mix(palette.far, palette.near, 0.72);
    for (let stack = 0; stack < 15; stack++) {
      const high = 1 + Math.floor(random() * 4);
      for (let level = 0; level < high; level++) {
        brush.fillStyle = mix(
          tones[Math.floor(random() * tones.length)]!,
          palette.near,
          between(random, 0.4, 0.58),
        );
        brush.fillRect(
          width * 0.66 + stack * 31 * unit,
          waterline - (20 + (level + 1) * 13) * unit,
          29.5 * unit,
          12.2 * unit,
        );
      }
    }
    brush.fillStyle = front;
    brush.fillRect(width * 0.6, waterline - 21 * unit, width, 25 * unit);
    brush.fillStyle = withAlpha(palette.near, 0.5);
    for (let post = 0; post < 18; post++)
      brush.fillRect(width * 0.605 + post * 30 * unit, waterline - 12 * unit, 5 * unit, 16 * unit);
  });
  const ship = layer(width * 0.4, height, (brush) => {
    const hull = mix(palette.near, '#7a2e2a', 0.28);
    const long = width * 0.3;
    for (let stack = 0; stack < 9; stack++) {
      const high = 2 + Math.floor(random() * 2.6);
      for (let level = 0; level < high; level++) {
        brush.fillStyle = mix(tones[Math.floor(random() * tones.length)]!, palette.near, 0.42);
        brush.fillRect(
          (46 + stack * 27) * unit,
          waterline - (36 + (level + 1) * 13) * unit,
          25.5 * unit,
          12.2 * unit,
        );
      }
    }
    brush.fillStyle = mix(palette.sky[3], palette.near, 0.3);
    brush.fillRect(long - 62 * unit, waterline - 104 * unit, 38 * unit, 72 * unit);
    brush.fillRect(long - 68 * unit, waterline - 112 * unit, 50 * unit, 12 * unit);
    brush.fillStyle = hull;
    brush.beginPath();
    brush.moveTo(0, waterline - 44 * unit);
    brush.lineTo(26 * unit, waterline - 36 * unit);
    brush.lineTo(long, waterline - 36 * unit);
    brush.lineTo(long - 12 * unit, waterline + 4 * unit);
    brush.lineTo(22 * unit, waterline + 4 * unit);
    brush.fill();
  });
  const water = makeWater(stage, {
    waterline,
    lightX: width * 0.56,
    lightWidth: width * 0.05,
    swing: 6 * unit,
    glints: 90,
  });
  const machines = [
    { x: 0.69, size: 0.34, shade: 0.5, pace: 0.13 },
    { x: 0.8, size: 0.44, shade: 0.66, pace: 0.1 },
    { x: 0.945, size: 0.56, shade: 0.84, pace: 0.085 },
  ];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, coast, second);
    brush.drawImage(ship, width * 0.375 + second * 0.8 * unit, 0);
    brush.drawImage(quay, 0, 0);
    for (const [index, one] of machines.entries()) {
      const phase = second * one.pace * Math.PI + index * 1.4;
      paintCrane(
        brush,
        width * one.x,
        waterline - 18 * unit,
        height * one.size,
        mix(palette.far, palette.near, one.shade),
        mix(tones[index]!, palette.near, 0.25),
        0.5 + 0.42 * Math.sin(phase),
        0.2 + 0.1 * Math.cos(phase * 2),
      );
    }
    water(brush, second);
  };
};
