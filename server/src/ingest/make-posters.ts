import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { MediaPackage } from '../media/media-package.ts';
import type { Quality } from './ffmpeg-arguments.ts';

export type Posters = Pick<
  MediaPackage,
  'posterWidths' | 'jpegPosterWidths' | 'posterAspectRatio' | 'thumbhash'
>;

export const noPosters: Posters = {
  posterWidths: [],
  jpegPosterWidths: [],
  posterAspectRatio: 9 / 16,
  thumbhash: '',
};

const widths = [320, 640, 960, 1280, 1920];
const longestSide = 1920;
// Mail and link previews take JPEG only. These are the sizes they ask for.
const jpegWidths = [640, 1280];
const mostPixels = 64_000_000;
const qualities = { normal: { avif: 55, webp: 76, jpeg: 80 }, small: { avif: 48, webp: 66, jpeg: 72 } };

/** Writes the posters `poster-{width}.avif|webp|jpg` into a folder. `picture` is a file or its bytes. */
export async function makePosters(
  picture: string | Buffer,
  folder: string,
  quality: Quality = 'normal',
): Promise<Posters> {
  // The picture is rotated and scaled once. Every poster is made from these pixels.
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: '#000000' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const posterWidths = [...widths.filter((width) => width < info.width * 0.9), info.width];
  const jpegPosterWidths = [
    ...new Set(jpegWidths.map((wanted) => posterWidths.find((width) => width >= wanted) ?? info.width)),
  ];
  const { avif, webp, jpeg } = qualities[quality];
  for (const width of posterWidths) {
    const file = (extension: string) => join(folder, `poster-${width}.${extension}`);
    const resized = base().resize({ width });
    await resized.clone().avif({ quality: avif, effort: 4 }).toFile(file('avif'));
    await resized.clone().webp({ quality: webp, effort: 4 }).toFile(file('webp'));
    if (jpegPosterWidths.includes(width))
      await resized.clone().jpeg({ quality: jpeg, mozjpeg: true }).toFile(file('jpg'));
  }
  const small = await base()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    posterWidths,
    jpegPosterWidths,
    posterAspectRatio: info.height / info.width,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString(
      'base64',
    ),
  };
}
