import sharp, { type OverlayOptions } from 'sharp';
import type { Drawing } from '../platform/pictures/drawing.ts';

/** The side in pixels. Podcast directories accept 1400 to 3000. */
const side = 1500;

/** `pictures` are the picture of an item and the logo; one that is missing has no bytes. */
export type ArtworkGiven = {
  /** The theme colours of the organization. */
  colors: Record<string, unknown>;
  /** The colour of the picture if there is no poster, `#RRGGBB`. */
  ground: string;
};

const isPlain = (color: unknown): color is string =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
const colorOf = (colors: Record<string, unknown>, name: string, otherwise: string) =>
  isPlain(colors[name]) ? colors[name] : otherwise;

/** Draws a square JPEG: the whole poster on a ground of its colours, with the logo. Without a poster, the logo or a play sign on the organization's colours. */
export const draw: Drawing<ArtworkGiven, null> = async ({ colors, ground: color }, pictures) => {
  const [poster, logo] = await Promise.all(pictures.map(readable));
  const ground = poster ? await blurred(poster) : plain(color);
  const layers: OverlayOptions[] = [];
  if (poster) layers.push({ input: await inside(poster, side) });
  if (logo && poster) layers.push({ input: await inside(logo, 300), gravity: sharp.gravity.southeast });
  if (logo && !poster) layers.push({ input: await inside(logo, 900) });
  if (!logo && !poster) layers.push({ input: sign(colors) });
  const artwork = await sharp(ground)
    .composite(layers)
    .flatten({ background: '#101418' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer();
  return { result: null, pictures: [artwork] };
};

/** An unreadable file counts as missing, so that every feed has a picture. */
async function readable(picture: Buffer): Promise<Buffer | undefined> {
  try {
    await sharp(picture).metadata();
    return picture;
  } catch {
    return undefined;
  }
}

const inside = (picture: Buffer, size: number) =>
  sharp(picture).resize({ width: size, height: size, fit: 'inside' }).png().toBuffer();

const blurred = (poster: Buffer) =>
  sharp(poster)
    .resize({ width: side, height: side, fit: 'cover' })
    .blur(60)
    .modulate({ brightness: 0.6 })
    .png()
    .toBuffer();

const plain = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  );

/** The play sign: a triangle in a circle. */
const sign = (colors: Record<string, unknown>): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="750" cy="750" r="360" fill="${colorOf(colors, 'buttonPrimaryDefaultColor', '#2fd6a3')}"/><path d="M640 560 L970 750 L640 940 Z" fill="${colorOf(colors, 'buttonPrimaryTextColor', '#04211a')}"/></svg>`,
  );
