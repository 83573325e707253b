import { mix, withAlpha } from './color.ts';
import { drawRidge, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { MakeScene } from './stage.ts';
import { layer } from './stage.ts';
import { paintRotor, paintTurbine } from './turbine.ts';

/** One tower from its foot to its hub, with two climbers on the ladder; upright. */
export const tower: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const centre = width * 0.66;
  const hub = height * 0.2;
  const foot = height * 0.9;
  const white = mix(palette.light, palette.sky[3], 0.25);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, height * 0.86);
    paintGlow(brush, width * 0.2, height * 0.74, width * 1.1, palette.light, 0.5);
    paintDisc(brush, width * 0.2, height * 0.77, width * 0.1, palette.light);
  });
  const clouds = [1, 2].map((salt) =>
    cloudLayer(stage, {
      salt,
      count: 8,
      top: height * (0.2 + salt * 0.2),
      bottom: height * (0.4 + salt * 0.2),
      color: mix(palette.sky[3], '#ffffff', 0.4),
      alpha: 0.4,
      extra: 260 * unit,
    }),
  );
  const ridges = [
    ridge(stage, { salt: 1, base: 0.8, relief: 0.08, humps: 2, nearness: 0.08, jagged: true }),
    ridge(stage, { salt: 2, base: 0.845, relief: 0.06, humps: 1.8, nearness: 0.34 }),
    ridge(stage, { salt: 3, base: 0.9, relief: 0.05, humps: 1.2, nearness: 0.7, trees: 40 }),
    ridge(stage, { salt: 4, base: 0.965, relief: 0.03, humps: 1, nearness: 1, trees: 66 }),
  ];
  const half = (y: number): number => (18 + 30 * ((y - hub) / (foot - hub))) * unit;
  const mast = layer(width, height, (brush) => {
    const shade = brush.createLinearGradient(centre - 48 * unit, 0, centre + 48 * unit, 0);
    shade.addColorStop(0, mix(white, '#ffffff', 0.5));
    shade.addColorStop(0.45, white);
    shade.addColorStop(1, mix(white, palette.near, 0.6));
    brush.fillStyle = shade;
    brush.beginPath();
    brush.moveTo(centre - half(hub), hub);
    brush.lineTo(centre + half(hub), hub);
    brush.lineTo(centre + half(foot + 40 * unit), foot + 40 * unit);
    brush.lineTo(centre - half(foot + 40 * unit), foot + 40 * unit);
    brush.fill();
    brush.strokeStyle = withAlpha(palette.near, 0.16);
    brush.lineWidth = 2 * unit;
    for (const share of [0.22, 0.46, 0.72]) {
      const y = hub + (foot - hub) * share;
      brush.beginPath();
      brush.moveTo(centre - half(y), y);
      brush.quadraticCurveTo(centre, y + 9 * unit, centre + half(y), y);
      brush.stroke();
    }
    brush.strokeStyle = withAlpha(palette.near, 0.5);
    brush.lineWidth = 1.6 * unit;
    for (let y = hub + 20 * unit; y < foot + 30 * unit; y += 11 * unit) {
      brush.beginPath();
      brush.moveTo(centre - 7 * unit, y);
      brush.lineTo(centre + 7 * unit, y);
      brush.stroke();
    }
    for (const side of [-7, 7]) {
      brush.beginPath();
      brush.moveTo(centre + side * unit, hub + 12 * unit);
      brush.lineTo(centre + side * unit, foot + 30 * unit);
      brush.stroke();
    }
    brush.fillStyle = mix(white, palette.near, 0.18);
    brush.beginPath();
    brush.roundRect(centre - 44 * unit, hub - 34 * unit, 88 * unit, 52 * unit, 20 * unit);
    brush.fill();
  });
  const climbers = [0.62, 0.78].map((share, index) => ({
    start: hub + (foot - hub) * share,
    suit: index === 0 ? '#ff8a3c' : '#ffd23c',
  }));
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds[0]!, -second * 3 * unit, 0);
    for (const one of ridges.slice(0, 2)) drawRidge(brush, one, second);
    for (const [x, size] of [
      [0.1, 0.09],
      [0.3, 0.075],
      [0.93, 0.1],
    ] as const)
      paintTurbine(brush, width * x, ridges[1]!.crest(width * x) + 5 * unit, {
        height: height * size,
        color: mix(white, palette.far, 0.3),
        angle: second * 0.8 + x * 9,
        facing: 0.85,
      });
    drawRidge(brush, ridges[2]!, second);
    brush.drawImage(mast, 0, 0);
    brush.drawImage(clouds[1]!, -second * 6 * unit, height * 0.02);
    const rotor = {
      height: 0,
      color: mix(white, '#ffffff', 0.3),
      angle: 0.35 + second * 0.3,
      facing: 0.94,
      bladeLength: width * 0.62,
    };
    paintRotor(brush, centre, hub - 8 * unit, rotor);
    brush.fillStyle = mix(white, palette.near, 0.28);
    brush.beginPath();
    brush.arc(centre, hub - 8 * unit, 24 * unit, 0, Math.PI * 2);
    brush.fill();
    for (const [index, climber] of climbers.entries()) {
      const step = second * 9 + index * 2;
      const y = climber.start - (Math.floor(step / 11) + Math.min(1, ((step / 11) % 1) * 2)) * 11 * unit;
      const reach = step % 22 < 11 ? 1 : -1;
      brush.strokeStyle = climber.suit;
      brush.lineWidth = 5 * unit;
      brush.lineCap = 'round';
      for (const side of [-1, 1]) {
        brush.beginPath();
        brush.moveTo(centre + side * 4 * unit, y + 2 * unit);
        brush.lineTo(centre + side * 8 * unit, y - (10 + side * reach * 4) * unit);
        brush.moveTo(centre + side * 3 * unit, y + 18 * unit);
        brush.lineTo(centre + side * 6 * unit, y + (30 - side * reach * 4) * unit);
        brush.stroke();
      }
      brush.fillStyle = climber.suit;
      brush.beginPath();
      brush.roundRect(centre - 7 * unit, y - 3 * unit, 14 * unit, 24 * unit, 6 * unit);
      brush.fill();
      brush.fillStyle = '#f5f2ea';
      brush.beginPath();
      brush.arc(centre, y - 11 * unit, 6.5 * unit, 0, Math.PI * 2);
      brush.fill();
    }
    drawRidge(brush, ridges[3]!, second);
  };
};
