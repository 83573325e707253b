import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Makes a small film that no other test brings in; `seed` is the colour that tells films apart, 0 to 255. */
export async function makeFilm(
  file: string,
  { seconds = 1, size = '160x90', seed = 1 }: { seconds?: number; size?: string; seed?: number } = {},
): Promise<string> {
  const colour = (seed % 256).toString(16).padStart(2, '0');
  const picture = ['-f', 'lavfi', '-i', `color=c=0x${colour}4080:s=${size}:r=12:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=${200 + seed}:duration=${seconds}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...picture, ...sound, ...codecs, file], {
    timeout: 60_000,
  });
  return file;
}
