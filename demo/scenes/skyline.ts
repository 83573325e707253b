import { mix, withAlpha } from './color.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky, paintStars } from './sky.ts';
import type { Brush, MakeScene } from './stage.ts';
import { ease, layer } from './stage.ts';
import { makeWater } from './water.ts';

type Pane = { x: number; y: number; width: number; height: number; on: number; warm: boolean };

/** A town across the water whose windows light up one by one. */
export const skyline: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const waterline = height * 0.76;
  const panes: Pane[] = [];
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, waterline * 0.98);
    paintStars(brush, stage, 110, height * 0.4);
    paintGlow(brush, width * 0.72, waterline, width * 0.5, palette.accent, 0.34);
    paintDisc(brush, width * 0.46, height * 0.2, height * 0.03, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 2,
    count: 7,
    top: height * 0.2,
    bottom: height * 0.5,
    color: palette.sky[3],
    alpha: 0.2,
    extra: 200 * unit,
  });
  const hills = ridge(stage, { salt: 1, base: 0.7, relief: 0.12, humps: 2.4, nearness: 0.12 });
  const crown = (brush: Brush, kind: number, x: number, top: number, wide: number): void => {
    brush.beginPath();
    if (kind === 0) {
      brush.moveTo(x, top);
      brush.lineTo(x + wide / 2, top - wide * 0.8);
      brush.lineTo(x + wide, top);
    } else if (kind === 1) brush.ellipse(x + wide / 2, top, wide * 0.42, wide * 0.38, 0, Math.PI, 0);
    else if (kind === 2) {
      brush.rect(x + wide * 0.2, top - wide * 0.22, wide * 0.6, wide * 0.24);
      brush.rect(x + wide * 0.49, top - wide * 0.7, wide * 0.03, wide * 0.5);
    } else {
      brush.moveTo(x, top);
      brush.lineTo(x, top - wide * 0.34);
      brush.lineTo(x + wide, top);
    }
    brush.fill();
  };
  const town = layer(width, height, (brush) => {
    for (const [row, nearness] of [0.3, 0.52, 0.78].entries()) {
      const color = mix(palette.far, palette.near, nearness);
      let x = width * (0.3 + row * 0.03);
      while (x < width + 40 * unit) {
        const wide = between(random, 26, 58) * (1 + row * 0.16) * unit;
        // Tallest at two thirds of the width, low at the edges.
        const swell = Math.exp(-(((x / width - 0.7) / 0.2) ** 2));
        const tall =
          height * (0.06 + 0.05 * random() + (0.34 - row * 0.075) * swell * between(random, 0.55, 1));
        const top = waterline - tall;
        brush.fillStyle = color;
        brush.fillRect(x, top, wide, tall + 4);
        const kind = Math.floor(random() * 7);
        if (kind < 4) crown(brush, kind, x, top, wide);
        if (row > 0) {
          const columns = Math.floor(wide / (9 * unit));
          for (let column = 0; column < columns; column++)
            for (let level = 0; level < (tall - 14 * unit) / (12 * unit); level++)
              if (random() < 0.4)
                panes.push({
                  x: x + ((column + 0.5) * wide) / columns - 2.1 * unit,
                  y: top + (9 + level * 12) * unit,
                  width: 4.2 * unit,
                  height: 6 * unit,
                  on: between(random, -9, 15),
                  warm: random() < 0.75,
                });
        }
        x += wide + between(random, 0, 12) * unit;
      }
    }
    brush.fillStyle = palette.near;
    brush.fillRect(width * 0.3, waterline - 9 * unit, width, 13 * unit);
    brush.fillStyle = withAlpha(palette.near, 0.9);
    brush.beginPath();
    brush.moveTo(width * 0.18, waterline + 4 * unit);
    brush.quadraticCurveTo(width * 0.26, waterline - 9 * unit, width * 0.3, waterline - 9 * unit);
    brush.lineTo(width * 0.3, waterline + 4 * unit);
    brush.fill();
  });
  const water = makeWater(stage, { waterline, swing: 7 * unit });
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2 * unit, 0);
    drawRidge(brush, hills, second);
    brush.drawImage(town, 0, 0);
    for (const pane of panes) {
      const light = ease(second, pane.on, pane.on + 1.2);
      if (light <= 0) continue;
      brush.fillStyle = withAlpha(pane.warm ? palette.accent : '#dfe9ff', 0.8 * light);
      brush.fillRect(pane.x, pane.y, pane.width, pane.height);
    }
    for (let lamp = 0; lamp < 16; lamp++) {
      const at = width * (0.33 + lamp * 0.044);
      paintGlow(brush, at, waterline - 12 * unit, 18 * unit, palette.accent, 0.7);
      brush.fillStyle = mix(palette.accent, '#ffffff', 0.4);
      brush.fillRect(at - 1.2 * unit, waterline - 14 * unit, 2.4 * unit, 2.4 * unit);
    }
    water(brush, second);
  };
};
