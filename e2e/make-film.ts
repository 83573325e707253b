import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Makes a film that no other test brings in. Noise makes it large enough for several chunks; `seed` is the colour that tells films apart, 0 to 255. */
export async function makeFilm(
  file: string,
  { seconds = 2, size = '320x180', seed = 1 }: { seconds?: number; size?: string; seed?: number } = {},
): Promise<string> {
  const noise = `nullsrc=s=${size}:r=12:d=${seconds},geq=random(1)*255:${seed % 256}:128`;
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20'];
  await promisify(execFile)(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', noise, ...picture, file], {
    timeout: 60_000,
  });
  return file;
}
