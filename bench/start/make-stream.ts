import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMediaPackage } from '../../server/src/ingest/media-package/make-media-package.ts';
import { multivariantPlaylist, withToken } from '../../server/src/media/playlists.ts';

const ffmpegPath = process.env.FFMPEG_PATH || 'ffmpeg';
const seconds = 24;

/** Makes a stream as ingest makes it, of a film that moves and has grain; answers what its qualities weigh. */
export async function makeStream(folder: string): Promise<string> {
  const source = join(folder, 'film.mp4');
  const outputFolder = join(folder, 'stream');
  const picture = `testsrc2=s=1280x720:r=25:d=${seconds},noise=alls=5:allf=t`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  execFileSync(ffmpegPath, ['-v', 'error', '-y', ...inputs, ...codecs, source], { timeout: 120_000 });
  const made = await makeMediaPackage({ source, outputFolder, ffmpegPath, heights: [240, 360, 540, 720] });
  writeFileSync(join(outputFolder, 'master.m3u8'), multivariantPlaylist(made, [], 'public'));
  for (const { playlist } of [...made.renditions, ...made.audioTracks]) {
    const file = join(outputFolder, playlist);
    writeFileSync(file, withToken(readFileSync(file, 'utf8'), 'public'));
  }
  const weights = made.renditions.map(
    ({ height, averageBandwidth }) => `${height}p ${Math.round(averageBandwidth / 1000)}`,
  );
  return `${weights.join(', ')} kbit/s`;
}
