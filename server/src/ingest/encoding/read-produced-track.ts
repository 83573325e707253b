import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codecName } from './codec-names.ts';
import { measureBandwidth, parseMediaPlaylist, playlistDuration } from '../../media/media-playlist.ts';

export type ProducedTrack = {
  playlist: string;
  bandwidth: number;
  averageBandwidth: number;
  codecs: string;
  sizeInBytes: number;
};

/** Reads a track that ffmpeg wrote, so that the package description states its real values. */
export async function readProducedTrack(
  folder: string,
  name: string,
): Promise<{ track: ProducedTrack; durationInSeconds: number }> {
  const playlistFile = `${name}.m3u8`;
  const playlist = parseMediaPlaylist(await readFile(join(folder, playlistFile), 'utf8'));
  await using media = await open(join(folder, `${name}.mp4`), 'r');
  const { size } = await media.stat();
  const outside = [playlist.initialization, ...playlist.segments].some(
    ({ offset, length }) => offset + length > size,
  );
  if (outside || !playlist.isEnded || playlist.segments.length === 0)
    throw new Error(`ffmpeg left ${playlistFile} unfinished.`);
  const initialization = Buffer.alloc(playlist.initialization.length);
  await media.read(initialization, 0, initialization.length, playlist.initialization.offset);
  return {
    track: {
      playlist: playlistFile,
      ...measureBandwidth(playlist),
      codecs: codecName(initialization),
      sizeInBytes: size,
    },
    durationInSeconds: playlistDuration(playlist),
  };
}
