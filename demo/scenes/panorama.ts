import { mix, withAlpha } from './color.ts';
import { paintHouse } from './houses.ts';
import { paintPylon, paintWire } from './pylon.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';

/** Wind on the ridge, a lake, panels in the meadow, a line, a small town: all in one view. */
export const panorama: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.66);
    paintGlow(brush, width * 0.62, height * 0.5, width * 0.46, palette.light, 0.5);
    paintDisc(brush, width * 0.62, height * 0.46, height * 0.06, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 6,
    count: 9,
    top: height * 0.1,
    bottom: height * 0.42,
    color: '#ffffff',
    alpha: 0.3,
    extra: 200 * unit,
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.56, relief: 0.22, humps: 3, nearness: 0.06, jagged: true, octaves: 5 }),
    ridge(stage, { salt: 2, base: 0.6, relief: 0.12, humps: 2, nearness: 0.26, trees: 8 }),
    ridge(stage, { salt: 3, base: 0.74, relief: 0.05, humps: 1.4, nearness: 0.46, haze: 0.3 }),
    ridge(stage, { salt: 4, base: 0.8, relief: 0.06, humps: 1.4, nearness: 0.66, haze: 0.3 }),
    ridge(stage, { salt: 5, base: 0.97, relief: 0.09, humps: 1.2, nearness: 1, trees: 42 }),
  ];
  const turbines = [0.38, 0.46, 0.545, 0.7, 0.79].map((x) => ({
    x: width * x,
    height: height * between(random, 0.2, 0.27),
    phase: random() * 6,
  }));
  const lake = (brush: Brush): void => {
    const shine = brush.createLinearGradient(0, height * 0.655, 0, height * 0.73);
    shine.addColorStop(0, mix(palette.sky[3], palette.far, 0.25));
    shine.addColorStop(1, mix(palette.sky[2], palette.far, 0.3));
    brush.fillStyle = shine;
    brush.beginPath();
    brush.ellipse(width * 0.6, height * 0.692, width * 0.2, height * 0.02, -0.02, 0, Math.PI * 2);
    brush.fill();
  };
  const panels = layer(width, height, (brush) => {
    for (let row = 0; row < 7; row++)
      for (let column = 0; column < 15; column++) {
        const y = height * (0.792 + row * 0.019) + ridges[3]!.crest(width * 0.5) - height * 0.79;
        const size = (11 + row * 2.1) * unit;
        const x = width * 0.36 + (column - row * 0.5) * size * 1.28;
        const glass = brush.createLinearGradient(x, y - size * 0.4, x + size, y + size * 0.2);
        glass.addColorStop(0, '#8fc0ee');
        glass.addColorStop(1, '#27509a');
        brush.fillStyle = glass;
        brush.beginPath();
        brush.moveTo(x + size * 0.2, y - size * 0.42);
        brush.lineTo(x + size * 1.2, y - size * 0.42);
        brush.lineTo(x + size, y + size * 0.12);
        brush.lineTo(x, y + size * 0.12);
        brush.fill();
      }
  });
  const houses = Array.from({ length: 13 }, (_, index) => ({
    x: width * (0.72 + (index % 7) * 0.04 + (index > 6 ? 0.018 : 0)),
    front: index > 6,
    size: between(random, 24, 33) * (index > 6 ? 1.35 : 1) * unit,
    on: between(random, 0, 12),
    solar: index % 3 === 0,
  }));
  const line = layer(width, height, (brush) => {
    const towers = [
      [0.5, 0.13],
      [0.605, 0.16],
      [0.71, 0.2],
    ].map(([x, size]) =>
      paintPylon(
        brush,
        width * x!,
        ridges[3]!.crest(width * x!) + 3 * unit,
        height * size!,
        mix(palette.far, palette.near, 0.8),
      ),
    );
    brush.strokeStyle = withAlpha(palette.near, 0.75);
    brush.lineWidth = unit;
    for (let index = 0; index < 2; index++)
      for (const [wire, from] of towers[index]!.entries())
        paintWire(brush, from, towers[index + 1]![wire]!, 13 * unit);
    for (const from of towers[2]!) paintWire(brush, from, { x: width * 0.8, y: height * 0.77 }, 10 * unit);
  });
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2.2 * unit, 0);
    drawRidge(brush, ridges[0]!, second);
    for (const one of turbines)
      paintTurbine(brush, one.x, ridges[1]!.crest(one.x) + 5 * unit, {
        height: one.height,
        color: mix(ridges[1]!.color, palette.near, 0.45),
        angle: one.phase + second * 0.72,
        facing: 0.9,
      });
    drawRidge(brush, ridges[1]!, second);
    paintMist(brush, stage, height * 0.68, height * 0.06, 0.26);
    lake(brush);
    drawRidge(brush, ridges[2]!, second);
    drawRidge(brush, ridges[3]!, second);
    brush.drawImage(panels, 0, 0);
    brush.drawImage(line, 0, 0);
    for (const house of houses)
      paintHouse(brush, {
        x: house.x,
        foot: ridges[3]!.crest(house.x) + (house.front ? 44 : 12) * unit,
        width: house.size * 1.3,
        height: house.size,
        color: mix(palette.sky[3], palette.near, house.front ? 0.62 : 0.5),
        roof: mix('#b4553c', palette.near, 0.5),
        window: palette.accent,
        solar: house.solar,
        lit: (pane) => ease(second, house.on + pane, house.on + pane + 1.4),
      });
    drawRidge(brush, ridges[4]!, second);
  };
};
