import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Posters } from '../../media/media-package.ts';
import type { Drawing } from '../../platform/pictures/drawing.ts';
import type { Quality } from '../encoding/ffmpeg-arguments.ts';

const widths = [320, 640, 960, 1280, 1920];
const longestSide = 1920;
// Mail and link previews take JPEG only. These are the sizes they ask for.
const jpegWidths = [640, 1280];
const maxPixels = 64_000_000;
/** Formats of uploaded pictures. libvips reads more, such as SVG, which can contain programs. Frames of films are PNG. */
const formats = ['png', 'jpeg', 'webp', 'heif'];
const qualities = { normal: { avif: 55, webp: 76, jpeg: 80 }, small: { avif: 48, webp: 66, jpeg: 72 } };

/**
 * Draws the posters from the best one of some pictures. `names` are the names of their files.
 * `seekPreviews` is a sprite of raw RGB pixels, the first picture then; it is drawn in the same process.
 */
export const draw: Drawing<
  { quality: Quality; seekPreviews?: { width: number; height: number } | undefined },
  { names: string[]; posters: Posters | undefined }
> = async ({ quality, seekPreviews }, pictures) => {
  const files = new Map<string, Buffer>();
  if (seekPreviews) {
    const raw = { ...seekPreviews, channels: 3 as const };
    files.set('seek-previews.webp', await sharp(pictures.shift(), { raw }).webp({ quality: 65 }).toBuffer());
  }
  const picture = await best(pictures);
  const posters = picture && (await drawPosters(picture, quality, files));
  return { result: { names: [...files.keys()], posters }, pictures: [...files.values()] };
};

async function drawPosters(picture: Buffer, quality: Quality, files: Map<string, Buffer>): Promise<Posters> {
  const { format } = await sharp(picture, { limitInputPixels: maxPixels }).metadata();
  if (!formats.includes(format)) throw new Error(`A poster is no ${format}.`);
  // The picture is rotated and scaled once. Every poster is made from these pixels.
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels })
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
    const resized = base().resize({ width });
    files.set(`poster-${width}.avif`, await resized.clone().avif({ quality: avif, effort: 4 }).toBuffer());
    files.set(`poster-${width}.webp`, await resized.clone().webp({ quality: webp, effort: 4 }).toBuffer());
    if (jpegPosterWidths.includes(width))
      files.set(
        `poster-${width}.jpg`,
        await resized.clone().jpeg({ quality: jpeg, mozjpeg: true }).toBuffer(),
      );
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

/** The picture with the most detail. */
async function best(pictures: Buffer[]): Promise<Buffer | undefined> {
  if (pictures.length < 2) return pictures[0];
  let found: { picture: Buffer; worth: number } | undefined;
  for (const picture of pictures) {
    const worth = await worthOf(picture);
    if (!found || worth > found.worth) found = { picture, worth };
  }
  return found?.picture;
}

/** Scores a frame: many different tones and a medium brightness make a good poster. */
async function worthOf(picture: Buffer): Promise<number> {
  const { entropy, sharpness, channels } = await sharp(picture, { limitInputPixels: maxPixels }).stats();
  const light = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length / 255;
  return (
    entropy +
    Math.min(2, sharpness / 5) -
    6 * Math.max(0, 0.12 - light) * 10 -
    6 * Math.max(0, light - 0.92) * 10
  );
}
