import { open } from 'node:fs/promises';
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

export async function makeSource(file: string, args: string[]): Promise<string> {
  await runFfmpeg('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file], {
    ffmpegPath,
    sandbox: 'limits',
    timeLimitInSeconds: 60,
  });
  return file;
}

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
