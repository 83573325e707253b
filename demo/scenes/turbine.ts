import { Path2D } from '@napi-rs/canvas';
import type { Brush } from './stage.ts';

/** One blade of length 1 pointing up from the hub: root, shoulder, long taper, a tip that leans back a little. */
const blade = new Path2D(
  'M -0.018 0 C -0.02 -0.05 -0.022 -0.1 -0.03 -0.16 C -0.036 -0.22 -0.03 -0.3 -0.024 -0.42 C -0.016 -0.62 -0.006 -0.84 0.012 -1 C 0.02 -0.99 0.024 -0.96 0.024 -0.92 C 0.026 -0.7 0.03 -0.46 0.03 -0.3 C 0.03 -0.2 0.024 -0.08 0.018 0 Z',
);

export type TurbineLook = {
  /** Foot to hub, pixels. */
  height: number;
  color: string;
  /** The side that catches the light; the tower's own colour when missing. */
  rim?: string;
  /** Radians. */
  angle: number;
  /** How far it is turned away from us: 1 faces us. */
  facing?: number;
  bladeLength?: number;
};

export const paintTurbine = (brush: Brush, x: number, foot: number, look: TurbineLook): void => {
  const { height, facing = 1 } = look;
  const hub = foot - height;
  const half = height * 0.02;
  const tower = brush.createLinearGradient(x - half, 0, x + half, 0);
  tower.addColorStop(0, look.color);
  tower.addColorStop(1, look.rim ?? look.color);
  brush.fillStyle = tower;
  brush.beginPath();
  brush.moveTo(x - half, foot);
  brush.lineTo(x - half * 0.5, hub);
  brush.lineTo(x + half * 0.5, hub);
  brush.lineTo(x + half, foot);
  brush.fill();
  const nacelle = height * 0.026;
  brush.beginPath();
  brush.roundRect(
    x - nacelle * (0.9 + (1 - facing) * 1.6),
    hub - nacelle,
    nacelle * (1.8 + (1 - facing) * 2.2),
    nacelle * 1.7,
    nacelle * 0.6,
  );
  brush.fill();
  paintRotor(brush, x, hub - nacelle * 0.15, look);
};

export const paintRotor = (brush: Brush, x: number, y: number, look: TurbineLook): void => {
  const length = look.bladeLength ?? look.height * 0.62;
  brush.save();
  brush.translate(x, y);
  brush.scale(look.facing ?? 1, 1);
  for (let index = 0; index < 3; index++) {
    brush.save();
    brush.rotate(look.angle + (index * Math.PI * 2) / 3);
    brush.scale(length, length);
    brush.fillStyle = look.color;
    brush.fill(blade);
    brush.restore();
  }
  brush.fillStyle = look.color;
  brush.beginPath();
  brush.arc(0, 0, length * 0.045, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
};
