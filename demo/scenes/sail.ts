import type { Brush } from './stage.ts';

/** A sloop of height `size`, its foot on the water; `lean` in radians. */
export const paintSail = (
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  hull: string,
  cloth: string,
  lean: number,
): void => {
  brush.save();
  brush.translate(x, foot);
  brush.rotate(lean);
  brush.scale(size, size);
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(0.01, -0.99);
  brush.quadraticCurveTo(0.36, -0.5, 0.4, -0.17);
  brush.lineTo(0.01, -0.15);
  brush.fill();
  brush.globalAlpha = 0.82;
  brush.beginPath();
  brush.moveTo(-0.03, -0.9);
  brush.quadraticCurveTo(-0.14, -0.45, -0.38, -0.12);
  brush.quadraticCurveTo(-0.15, -0.17, -0.03, -0.14);
  brush.fill();
  brush.globalAlpha = 1;
  brush.fillStyle = hull;
  brush.fillRect(-0.014, -1, 0.02, 0.92);
  brush.beginPath();
  brush.moveTo(-0.45, -0.09);
  brush.lineTo(0.47, -0.09);
  brush.quadraticCurveTo(0.4, 0.02, 0.26, 0.035);
  brush.lineTo(-0.24, 0.035);
  brush.quadraticCurveTo(-0.4, 0, -0.45, -0.09);
  brush.fill();
  brush.restore();
};
