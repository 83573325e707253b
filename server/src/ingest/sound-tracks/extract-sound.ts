import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AudioTrackKind } from '@tv/contract/enumerations';
import type { MediaPackage, PackagedAudioTrack } from '../../media/media-package.ts';
import { soundFolder } from '../../media/sound-tracks.ts';
import type { Files } from '../../platform/storage/files.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';

/** The sound track that captions are made of: the original one, else the one that plays by itself. */
export const spokenTrack = ({ audioTracks }: MediaPackage): PackagedAudioTrack | undefined =>
  audioTracks.find(({ kind }) => kind === AudioTrackKind.Original) ??
  audioTracks.find(({ isDefault }) => isDefault) ??
  audioTracks[0];

/** Copies the file of a sound track into a folder of this process. Answers its path. */
export async function copySound(
  files: Files,
  packageFolder: string,
  track: PackagedAudioTrack,
  { folder, signal }: { folder: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const source = join(folder, 'track.mp4');
  const key = `${soundFolder(packageFolder, track)}/${track.playlist.replace(/\.m3u8$/, '.mp4')}`;
  await pipeline(
    files.read(key),
    createWriteStream(source, { mode: 0o600 }),
    ...(signal ? [{ signal }] : []),
  );
  return source;
}

/**
 * Writes the sound of a package into a folder of this process as 16-bit little-endian samples of one channel, 16,000 a second, from
 * the start of the media. Answers the path of that file.
 */
export const createSoundExtractor = ({ files, ffmpegPath }: { files: Files; ffmpegPath: string }) =>
  async function extractSound({
    packageFolder,
    mediaPackage,
    folder,
    signal,
  }: {
    packageFolder: string;
    mediaPackage: MediaPackage;
    folder: string;
    signal: AbortSignal;
  }): Promise<string> {
    const track = spokenTrack(mediaPackage);
    if (!track) throw new Error('The package has no sound track.');
    const source = await copySound(files, packageFolder, track, { folder, signal });
    await runFfmpeg(
      'ffmpeg',
      [
        ...['-nostdin', '-v', 'error', '-i', source, '-map', '0:a:0'],
        // A track that begins late begins with silence.
        ...['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', '16000', '-f', 's16le', 'sound.pcm'],
      ],
      {
        ...{ ffmpegPath, signal, folder, reads: [source] },
        timeLimitInSeconds: 300 + mediaPackage.durationInSeconds,
        fileLimitInBytes: 4 * 1024 ** 3,
      },
    );
    await rm(source);
    return join(folder, 'sound.pcm');
  };
