import sharp from 'sharp';
import type { Drawing } from '../platform/pictures/drawing.ts';

const formats = ['png', 'jpeg', 'webp', 'heif'];
const maxPixels = 40_000_000;
/** In pixels: twice the largest size that is shown. */
const size = { width: 1280, height: 720 };

/** Cuts a picture to 16:9 and re-encodes it, so that data hidden in the file is never served. Throws for a file that is not such a picture. */
export const draw: Drawing<null, null> = async (_, [bytes]) => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`A cover is no ${format}.`);
  const cover = await picture
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
  return { result: null, pictures: [cover] };
};
