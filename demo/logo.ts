import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from './scenes/stage.ts';

const SIZE = 256;

const tile = (brush: Brush, from: string, to: string): void => {
  const fill = brush.createLinearGradient(0, 0, SIZE, SIZE);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  brush.fillStyle = fill;
  brush.beginPath();
  brush.roundRect(0, 0, SIZE, SIZE, 60);
  brush.fill();
};

const marks: Record<string, (brush: Brush) => void> = {
  'aurora-energy': (brush) => {
    tile(brush, '#35e0a8', '#3a62f0');
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.moveTo(122, 128);
    brush.lineTo(134, 128);
    brush.lineTo(140, 222);
    brush.lineTo(116, 222);
    brush.fill();
    for (let index = 0; index < 3; index++) {
      brush.save();
      brush.translate(128, 112);
      brush.rotate(0.35 + (index * Math.PI * 2) / 3);
      brush.beginPath();
      brush.moveTo(-5, 0);
      brush.bezierCurveTo(-22, -30, -14, -62, 2, -94);
      brush.bezierCurveTo(8, -62, 10, -30, 5, 0);
      brush.fill();
      brush.restore();
    }
    brush.beginPath();
    brush.arc(128, 112, 13, 0, Math.PI * 2);
    brush.fill();
  },
  'harbor-bank': (brush) => {
    tile(brush, '#1d3f7a', '#0b1a3c');
    brush.fillStyle = '#f4b860';
    brush.beginPath();
    brush.moveTo(134, 46);
    brush.quadraticCurveTo(204, 110, 210, 168);
    brush.lineTo(134, 168);
    brush.fill();
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.moveTo(120, 70);
    brush.quadraticCurveTo(92, 122, 52, 168);
    brush.lineTo(120, 168);
    brush.fill();
    brush.beginPath();
    brush.moveTo(46, 184);
    brush.lineTo(214, 184);
    brush.quadraticCurveTo(196, 214, 164, 214);
    brush.lineTo(94, 214);
    brush.quadraticCurveTo(62, 214, 46, 184);
    brush.fill();
  },
  tv: (brush) => {
    tile(brush, '#4fe0b5', '#5b6cf0');
    brush.fillStyle = '#0b0d14';
    brush.beginPath();
    brush.moveTo(100, 74);
    brush.lineTo(188, 128);
    brush.lineTo(100, 182);
    brush.fill();
  },
};

/** An organization's square mark as a PNG. */
export const makeLogo = (slug: string): Buffer => {
  const canvas = createCanvas(SIZE, SIZE);
  const paint = marks[slug];
  if (!paint) throw new Error(`Add a mark for "${slug}" to demo/logo.ts.`);
  paint(canvas.getContext('2d'));
  return canvas.toBuffer('image/png');
};
