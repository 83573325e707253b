import { mix, withAlpha } from './color.ts';
import { paintGlow } from './sky.ts';
import type { Brush } from './stage.ts';

export type House = {
  x: number;
  foot: number;
  width: number;
  height: number;
  color: string;
  roof: string;
  window: string;
  /** 0 dark to 1 lit, for each of its windows in turn. */
  lit: (window: number) => number;
  solar?: boolean;
  chimney?: boolean;
};

/** A gabled house seen from its long side. */
export const paintHouse = (brush: Brush, house: House): void => {
  const { x, foot, width, height } = house;
  const eaves = foot - height * 0.56;
  const ridgeTop = foot - height;
  brush.fillStyle = house.color;
  brush.fillRect(x, eaves, width, foot - eaves);
  if (house.chimney) brush.fillRect(x + width * 0.7, ridgeTop - height * 0.12, width * 0.08, height * 0.3);
  brush.fillStyle = house.roof;
  brush.beginPath();
  brush.moveTo(x - width * 0.06, eaves + height * 0.03);
  brush.lineTo(x + width * 0.14, ridgeTop);
  brush.lineTo(x + width * 0.86, ridgeTop);
  brush.lineTo(x + width * 1.06, eaves + height * 0.03);
  brush.fill();
  if (house.solar) paintRoofPanels(brush, house, eaves, ridgeTop);
  const count = Math.max(2, Math.round(width / (height * 0.36)));
  const pane = { width: (width / count) * 0.4, height: height * 0.24 };
  for (let index = 0; index < count; index++) {
    const light = house.lit(index);
    const left = x + (width / count) * (index + 0.3);
    const top = eaves + height * 0.14;
    if (light > 0.05)
      paintGlow(brush, left + pane.width / 2, top + pane.height / 2, height * 0.6, house.window, 0.3 * light);
    brush.fillStyle = mix(mix(house.color, '#000000', 0.25), house.window, light);
    brush.fillRect(left, top, pane.width, pane.height);
    brush.fillStyle = withAlpha(house.color, 0.75);
    brush.fillRect(left + pane.width * 0.46, top, pane.width * 0.08, pane.height);
  }
};

const paintRoofPanels = (brush: Brush, { x, width }: House, eaves: number, ridgeTop: number): void => {
  const rows = 2;
  const columns = 5;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const low = (row + 0.1) / rows;
      const high = (row + 0.9) / rows;
      const edge = (share: number, at: number): [number, number] => {
        const y = eaves + (ridgeTop - eaves) * (0.12 + share * 0.76);
        const left = x + width * (0.06 + share * 0.13);
        const right = x + width * (0.6 + share * 0.02);
        return [left + (right - left) * at, y];
      };
      brush.fillStyle = row === 0 ? '#2b4a86' : '#3a5f9e';
      brush.beginPath();
      brush.moveTo(...edge(low, column / columns + 0.01));
      brush.lineTo(...edge(high, column / columns + 0.01));
      brush.lineTo(...edge(high, (column + 0.92) / columns));
      brush.lineTo(...edge(low, (column + 0.92) / columns));
      brush.fill();
    }
};

export const paintLampPost = (
  brush: Brush,
  x: number,
  foot: number,
  height: number,
  color: string,
  light: string,
  glow: number,
): void => {
  brush.strokeStyle = color;
  brush.lineCap = 'round';
  brush.lineWidth = Math.max(1, height * 0.03);
  brush.beginPath();
  brush.moveTo(x, foot);
  brush.lineTo(x, foot - height * 0.9);
  brush.quadraticCurveTo(x, foot - height, x + height * 0.14, foot - height);
  brush.stroke();
  if (glow <= 0) return;
  paintGlow(brush, x + height * 0.17, foot - height * 0.97, height * 1.1, light, 0.55 * glow);
  brush.fillStyle = light;
  brush.beginPath();
  brush.ellipse(x + height * 0.18, foot - height * 0.985, height * 0.055, height * 0.028, 0, 0, Math.PI * 2);
  brush.fill();
};
