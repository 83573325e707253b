// Draws the icons that need pixels from favicon.svg: `node web/make-icons.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'public');
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** For systems that cut icons themselves: the ground reaches the edges. */
const uncut = drawing.replace(/ rx="\d+"/, '');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A file of the format ICO with one picture, a PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'favicon.ico'), icoOf(await draw(drawing, 32)));
writeFileSync(join(folder, 'icons/192.png'), await draw(drawing, 192));
writeFileSync(join(folder, 'icons/512.png'), await draw(drawing, 512));
writeFileSync(join(folder, 'icons/uncut-512.png'), await draw(uncut, 512));
writeFileSync(join(folder, 'icons/apple-touch-icon.png'), await draw(uncut, 180));
