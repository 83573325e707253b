import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, open, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { counted } from '../test-times.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Makes small source files of every kind with ffmpeg's own generators. */
export const ffmpegPath = process.env.FFMPEG_PATH || 'ffmpeg';

export const picture = (size = '640x360', seconds = 5, rate = 25) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];
export const tone = (seconds = 5, hertz = 440) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${hertz}:duration=${seconds}`,
];
export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** Where sources are kept from one run to the next. They are made of their arguments alone. */
const cache = join(import.meta.dirname, '../../../.cache/test-sources');

export function makeSource(file: string, args: string[]): Promise<string> {
  return counted('encode', async () => {
    const hasInput = args.some((each) => each.includes(tmpdir()) || existsSync(each));
    if (hasInput) await encode(file, args);
    else await copyFile(await keptSource(args, extname(file)), file);
    return file;
  });
}

async function keptSource(args: string[], ending: string): Promise<string> {
  const name = `${createHash('sha256')
    .update(JSON.stringify([ffmpegPath, args]))
    .digest('hex')}${ending}`;
  const kept = join(cache, name);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const partial = join(cache, `${process.pid}-${name}`);
  await encode(partial, args);
  await rename(partial, kept);
  return kept;
}

const encode = (file: string, args: string[]) =>
  runFfmpeg('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file], {
    ffmpegPath,
    sandbox: 'limits',
    timeLimitInSeconds: 60,
  });

/** Turns the first track a quarter by the matrix in its header, as phones do (ISO 14496-12 §8.3.2). */
export async function turnQuarter(file: string): Promise<void> {
  await using source = await open(file, 'r+');
  const bytes = await source.readFile();
  const header = bytes.indexOf('tkhd');
  const matrix = header + 4 + 40;
  const fixed = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
  fixed.forEach((value, index) => bytes.writeInt32BE(value, matrix + index * 4));
  await source.write(bytes.subarray(matrix, matrix + 36), 0, 36, matrix);
}
