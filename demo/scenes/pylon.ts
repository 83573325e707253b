import type { Brush } from './stage.ts';

export type Point = { x: number; y: number };

const ARMS = [
  { at: 0.62, half: 0.2 },
  { at: 0.76, half: 0.25 },
  { at: 0.9, half: 0.17 },
];

/** Half the width of the lattice at a share of its height. */
const halfAt = (share: number): number =>
  share < 0.56 ? 0.13 - (0.13 - 0.036) * (share / 0.56) : 0.036 - 0.02 * ((share - 0.56) / 0.44);

/** Draws a lattice tower and answers where its wires hang: left and right of each arm, from below. */
export const paintPylon = (brush: Brush, x: number, foot: number, height: number, color: string): Point[] => {
  const at = (across: number, up: number): [number, number] => [x + across * height, foot - up * height];
  const line = (...points: [number, number][]): void => {
    brush.beginPath();
    for (const [index, point] of points.entries()) brush[index === 0 ? 'moveTo' : 'lineTo'](...at(...point));
    brush.stroke();
  };
  brush.strokeStyle = color;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.lineWidth = Math.max(0.8, height * 0.0085);
  for (const side of [-1, 1])
    line([side * halfAt(0), 0], [side * halfAt(0.56), 0.56], [side * halfAt(1), 0.985]);
  line([-halfAt(1), 0.985], [0, 1.02], [halfAt(1), 0.985]);
  brush.lineWidth = Math.max(0.6, height * 0.0048);
  const levels = [0.02, 0.2, 0.34, 0.45, 0.54, 0.62, 0.69, 0.76, 0.83, 0.9, 0.97];
  for (let index = 0; index < levels.length - 1; index++) {
    const [low, high] = [levels[index]!, levels[index + 1]!];
    line([-halfAt(low), low], [halfAt(high), high]);
    line([halfAt(low), low], [-halfAt(high), high]);
    if (index > 0) line([-halfAt(low), low], [halfAt(low), low]);
  }
  const hooks: Point[] = [];
  for (const { at: up, half } of ARMS)
    for (const side of [-1, 1]) {
      line(
        [side * halfAt(up), up - 0.012],
        [side * half, up + 0.006],
        [side * halfAt(up + 0.045), up + 0.045],
      );
      line([side * half * 0.55, up - 0.004], [side * half * 0.55, up + 0.024]);
      line([side * half, up], [side * half, up - 0.05]);
      const [hookX, hookY] = at(side * half, up - 0.05);
      hooks.push({ x: hookX, y: hookY });
    }
  return hooks;
};

/** A hanging wire; the sag is in pixels at its middle. */
export const paintWire = (brush: Brush, from: Point, to: Point, sag: number): void => {
  brush.beginPath();
  brush.moveTo(from.x, from.y);
  brush.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + sag * 2, to.x, to.y);
  brush.stroke();
};

/** A point on such a wire. */
export const pointOnWire = (from: Point, to: Point, sag: number, share: number): Point => {
  const rest = 1 - share;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag * 2 };
  return {
    x: rest * rest * from.x + 2 * rest * share * middle.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * middle.y + share * share * to.y,
  };
};
