import { mix, withAlpha } from './color.ts';
import { between, randomFrom } from './random.ts';
import { drawRidge, ridge } from './ridges.ts';
import { paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { paintTurbine } from './turbine.ts';

/** A still turbine in falling snow, ice hanging from its blades; square. */
export const snow: MakeScene = (stage) => {
  const { width, height, unit, palette, seed } = stage;
  const random = randomFrom(seed);
  const foot = height * 0.82;
  const x = width * 0.72;
  const tall = height * 0.52;
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.8);
    paintGlow(brush, width * 0.3, height * 0.6, width * 0.6, '#ffffff', 0.4);
    paintDisc(brush, width * 0.3, height * 0.6, width * 0.06, withAlpha(palette.light, 0.85).slice(0, 7));
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.68, relief: 0.2, humps: 2.4, nearness: 0.02, jagged: true, octaves: 5 }),
    ridge(stage, { salt: 2, base: 0.75, relief: 0.12, humps: 2, nearness: 0.2, trees: 22 }),
  ];
  const drift = layer(width, height, (brush) => {
    const white = brush.createLinearGradient(0, foot - 40 * unit, 0, height);
    white.addColorStop(0, mix('#ffffff', palette.sky[3], 0.25));
    white.addColorStop(1, mix(palette.far, palette.sky[2], 0.4));
    brush.fillStyle = white;
    brush.beginPath();
    brush.moveTo(0, height);
    for (let at = 0; at <= width; at += 4)
      brush.lineTo(at, foot + 8 * unit - 26 * unit * Math.sin((at / width) * 3.4 + 0.4));
    brush.lineTo(width, height);
    brush.fill();
  });
  const front = ridge(stage, { salt: 5, base: 1.03, relief: 0.05, humps: 1, nearness: 0.85, trees: 92 });
  const flakes = Array.from({ length: 90 }, () => ({
    x: random(),
    y: random(),
    size: between(random, 1, 3.6),
    sway: random() * 6.3,
  }));
  const blades = [0.5, 0.5 + (Math.PI * 2) / 3, 0.5 + (Math.PI * 4) / 3];
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    for (const one of ridges) drawRidge(brush, one, second);
    brush.drawImage(drift, 0, 0);
    const grey = mix(palette.near, palette.far, 0.3);
    paintTurbine(brush, width * 0.42, foot - 18 * unit, {
      height: tall * 0.4,
      color: mix(grey, palette.far, 0.5),
      angle: 0.9,
    });
    paintTurbine(brush, x, foot, { height: tall, color: grey, rim: mix(grey, '#ffffff', 0.35), angle: 0.5 });
    const hub = foot - tall;
    brush.lineCap = 'round';
    for (const angle of blades) {
      const tip = { x: x + Math.sin(angle) * tall * 0.6, y: hub - Math.cos(angle) * tall * 0.6 };
      brush.strokeStyle = mix('#ffffff', palette.accent, 0.2);
      brush.lineWidth = 4.5 * unit;
      brush.beginPath();
      brush.moveTo(x + Math.sin(angle) * tall * 0.07, hub - Math.cos(angle) * tall * 0.07 + 3 * unit);
      brush.lineTo(tip.x, tip.y);
      brush.stroke();
      brush.fillStyle = mix('#ffffff', palette.accent, 0.45);
      for (let step = 3; step < 24; step++) {
        const share = step / 24;
        const at = { x: x + (tip.x - x) * share, y: hub + (tip.y - hub) * share };
        const long = (9 + ((step * 37) % 23)) * unit * (0.35 + 0.65 * Math.abs(Math.sin(angle)));
        brush.beginPath();
        brush.moveTo(at.x - 2.6 * unit, at.y);
        brush.lineTo(at.x + 2.6 * unit, at.y);
        brush.lineTo(at.x, at.y + long);
        brush.fill();
      }
    }
    drawRidge(brush, front, second);
    for (const flake of flakes) {
      const fall = (flake.y + second * (0.035 + flake.size * 0.018)) % 1;
      const at = ((flake.x + Math.sin(second * 0.5 + flake.sway) * 0.012 + second * 0.012) % 1) * width;
      brush.fillStyle = withAlpha('#ffffff', 0.35 + flake.size * 0.15);
      brush.beginPath();
      brush.arc(at, fall * height, flake.size * unit, 0, Math.PI * 2);
      brush.fill();
    }
  };
};
