import sharp from 'sharp';
import type { Drawing } from '../../platform/pictures/drawing.ts';

const formats = ['png', 'jpeg', 'webp', 'heif'];
const maxPixels = 40_000_000;

/** Re-encodes a picture, so that data hidden in the file is never served. Throws for a file that is not such a picture. */
export const draw: Drawing<{ largestSide: number }, null> = async ({ largestSide }, [bytes]) => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`A logo is no ${format}.`);
  const logo = await picture
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return { result: null, pictures: [logo] };
};
