import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Makes a small film with sound. Its bytes are those of no other film: a library takes the same bytes once. */
export async function makeFilm(file: string, { seconds = 1 } = {}): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=160x90:r=12:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'];
  const own = ['-metadata', `copyright=${randomUUID()}`];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...picture, ...sound, ...codecs, ...own, file], {
    timeout: 60_000,
  });
  return file;
}
