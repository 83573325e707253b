import { mix, withAlpha } from './color.ts';
import { drawRidge, paintMist, ridge } from './ridges.ts';
import { cloudLayer, paintDisc, paintGlow, paintSky } from './sky.ts';
import type { Brush, MakeScene, Stage } from './stage.ts';
import { ease, layer } from './stage.ts';

type Corner = { x: number; y: number };

/** Camera above the field: metres to pixels. */
const projector = (stage: Stage, horizon: number) => {
  const focal = stage.height * 0.95;
  return (across: number, up: number, away: number): Corner => ({
    x: stage.width * 0.5 + (across * focal) / away,
    y: horizon + ((4.4 - up) * focal) / away,
  });
};

const fillQuad = (brush: Brush, corners: Corner[], fill: Parameters<typeof setFill>[1]): void => {
  setFill(brush, fill);
  brush.beginPath();
  for (const [index, { x, y }] of corners.entries()) brush[index === 0 ? 'moveTo' : 'lineTo'](x, y);
  brush.closePath();
  brush.fill();
};

const setFill = (brush: Brush, fill: Brush['fillStyle']): void => {
  brush.fillStyle = fill;
};

/** Rows of panels on trackers, leaning after the sun. */
export const solarField: MakeScene = (stage) => {
  const { width, height, unit, palette } = stage;
  const horizon = height * 0.56;
  const project = projector(stage, horizon);
  const sky = layer(width, height, (brush) => {
    paintSky(brush, stage, horizon * 1.02);
    paintGlow(brush, width * 0.8, height * 0.44, width * 0.5, palette.light, 0.5);
    paintDisc(brush, width * 0.8, height * 0.44, height * 0.07, palette.light);
  });
  const clouds = cloudLayer(stage, {
    salt: 4,
    count: 9,
    top: height * 0.1,
    bottom: height * 0.4,
    color: palette.sky[3],
    alpha: 0.28,
    extra: 200 * unit,
  });
  const ridges = [
    ridge(stage, { salt: 1, base: 0.5, relief: 0.13, humps: 3, nearness: 0.06, jagged: true, speed: 0.4 }),
    ridge(stage, { salt: 2, base: 0.545, relief: 0.05, humps: 3, nearness: 0.3, trees: 12 }),
  ];
  const ground = layer(width, height, (brush) => {
    const fill = brush.createLinearGradient(0, horizon, 0, height);
    fill.addColorStop(0, mix(palette.far, palette.near, 0.42));
    fill.addColorStop(1, palette.near);
    brush.fillStyle = fill;
    brush.fillRect(0, horizon, width, height - horizon);
  });
  const rows: { across: number; away: number }[] = [];
  for (let away = 62; away > 7; away -= 3.2)
    for (let across = -46; across <= 46; across += 5.2) rows.push({ across, away });
  const face = ['#15244a', '#2a4f9c', '#7fb2e8'] as const;
  return (brush, second) => {
    brush.drawImage(sky, 0, 0);
    brush.drawImage(clouds, -second * 2.2 * unit, 0);
    drawRidge(brush, ridges[0]!, second);
    paintMist(brush, stage, horizon - 12 * unit, height * 0.06, 0.3);
    drawRidge(brush, ridges[1]!, second);
    brush.drawImage(ground, 0, 0);
    // Trackers move in steps, and rest between them.
    const lean = [4, 13, 22].reduce((sum, at) => sum + 0.34 * ease(second, at, at + 2), -0.62);
    for (const { across, away } of rows) {
      const half = 1.9;
      const corner = (side: number, depth: number): Corner =>
        project(across + side * half * Math.cos(lean), 1.9 - side * half * Math.sin(lean), away + depth);
      const corners = [corner(-1, 0), corner(1, 0), corner(1, 2.7), corner(-1, 2.7)];
      if (corners[1]!.x < -40 || corners[0]!.x > width + 40) continue;
      const foot = project(across, 0, away + 1);
      const head = project(across, 1.9, away + 1);
      brush.strokeStyle = mix(palette.near, palette.far, 0.2);
      brush.lineWidth = Math.max(0.5, (0.13 * height) / away);
      brush.beginPath();
      brush.moveTo(head.x, head.y);
      brush.lineTo(foot.x, foot.y);
      brush.stroke();
      const hazy = Math.min(1, Math.max(0, (away - 12) / 62));
      // The nearer a panel's mirror image of the sun, the brighter its face.
      const gleam = 0.5 + 0.5 * Math.cos((across / away) * 2.6 - 1.1 - lean * 1.4);
      const top = mix(mix(face[1], face[2], gleam ** 3), palette.sky[3], hazy * 0.6);
      const fill = brush.createLinearGradient(corners[0]!.x, corners[0]!.y, corners[2]!.x, corners[2]!.y);
      fill.addColorStop(0, mix(mix(face[0], face[1], gleam * 0.7), palette.far, hazy * 0.5));
      fill.addColorStop(1, top);
      fillQuad(brush, corners, fill);
      brush.strokeStyle = withAlpha(mix('#cfe2ff', palette.light, 0.4), 0.5 * (1 - hazy * 0.7));
      brush.lineWidth = Math.max(0.4, (0.07 * height) / away);
      brush.beginPath();
      for (const part of [-0.5, 0, 0.5]) {
        const from = corner(part, 0);
        const to = corner(part, 2.7);
        brush.moveTo(from.x, from.y);
        brush.lineTo(to.x, to.y);
      }
      brush.moveTo(corners[0]!.x, corners[0]!.y);
      brush.lineTo(corners[1]!.x, corners[1]!.y);
      brush.lineTo(corners[2]!.x, corners[2]!.y);
      brush.stroke();
    }
  };
};
