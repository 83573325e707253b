import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, PictureProblem } from '../../platform/pictures/draw.ts';
import type { draw as drawPosters } from './draw-posters.ts';

const posters = new URL('./draw-posters.ts', import.meta.url);
const drawn = (bytes: Buffer) => draw<typeof drawPosters>(posters, { quality: 'small' }, [bytes]);
const plain = () => sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } });

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a picture in %s becomes a poster', async (format) => {
  const { result } = await drawn(await plain().toFormat(format).toBuffer());
  expect(result.names).toContain('poster-64.webp');
});

test.each([
  ['drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"/>')],
  ['animation', () => plain().gif().toBuffer()],
  ['scan', () => plain().tiff().toBuffer()],
])('a %s is no poster, although libvips reads it', async (_, bytes) => {
  await expect(drawn(await bytes())).rejects.toBeInstanceOf(PictureProblem);
});
