import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, PictureProblem } from '../../platform/pictures/draw.ts';
import { pack, unpack } from '../../platform/pictures/drawing.ts';
import type { draw as drawLogo } from './draw-logo.ts';

const logo = new URL('./draw-logo.ts', import.meta.url);
const drawn = (bytes: Buffer) => draw<typeof drawLogo>(logo, { largestSide: 40 }, [bytes]);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('a picture is drawn in another process', async () => {
  const { pictures } = await drawn(await plain(80, 20));
  const { format, width, height } = await sharp(pictures[0]).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 40, height: 10 });
});

test.each([
  ['is no picture', () => Buffer.from('no picture')],
  ['is empty', () => Buffer.alloc(0)],
  ['has too many pixels', () => plain(8000, 8000)],
  ['is a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('a file that %s is refused in words', async (_, bytes) => {
  const problem = await drawn(await bytes()).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(PictureProblem);
  expect((problem as Error).message).toContain('cannot be read');
});

test('a message is read as it was written, and not where bytes are missing', () => {
  const message = pack({ a: 'ä' }, [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')]);
  expect(unpack(message)).toEqual({
    value: { a: 'ä' },
    parts: [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')],
  });
  expect(() => unpack(message.subarray(0, -1))).toThrow('not whole');
});
