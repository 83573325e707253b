import { Readable } from 'node:stream';
import type { Files } from '../platform/files.ts';
import { parseMediaPlaylist, playlistDuration, type ByteRange } from './ingest/media-playlist.ts';
import type { PackagedAudioTrack, Rendition } from './media-package.ts';
import { fragmentIndex, joinHeaders, moveFragment } from './join-tracks.ts';

type Track = {
  key: string;
  sizeInBytes: number;
  initialization: ByteRange;
  segments: (ByteRange & { startTime: number })[];
  durationInSeconds: number;
};

/**
 * One MP4 of a picture file and a sound file, made while it is read. It is exactly as long as both files together:
 * joining saves a few bytes, and a `free` box at the end fills them up, so the length is known beforehand.
 */
export async function openDownload(
  files: Files,
  folder: string,
  rendition: Rendition,
  sound: PackagedAudioTrack | undefined,
): Promise<{ sizeInBytes: number; stream: Readable }> {
  const tracks = [await openTrack(files, folder, rendition.playlist)];
  if (sound) tracks.push(await openTrack(files, folder, sound.playlist));
  const sizeInBytes = tracks.reduce((sum, track) => sum + track.sizeInBytes, 0);
  return { sizeInBytes, stream: Readable.from(join(files, tracks, sizeInBytes), { objectMode: false }) };
}

async function openTrack(files: Files, folder: string, playlistFile: string): Promise<Track> {
  const playlist = parseMediaPlaylist(await files.readText(`${folder}/${playlistFile}`));
  const key = `${folder}/${playlist.initialization.uri}`;
  const sizeInBytes = await files.size(key);
  if (sizeInBytes === undefined) throw new Error(`${playlistFile} has lost its media file.`);
  let startTime = 0;
  const segments = playlist.segments.map((segment) => {
    const started = startTime;
    startTime += segment.durationInSeconds;
    return { offset: segment.offset, length: segment.length, startTime: started };
  });
  return {
    key,
    sizeInBytes,
    initialization: playlist.initialization,
    segments,
    durationInSeconds: playlistDuration(playlist),
  };
}

async function* join(files: Files, tracks: Track[], sizeInBytes: number): AsyncGenerator<Buffer> {
  const initializations: Buffer[] = [];
  for (const track of tracks) initializations.push(await readRange(files, track.key, track.initialization));
  const durationInSeconds = Math.max(...tracks.map((track) => track.durationInSeconds));
  const header = joinHeaders(initializations, durationInSeconds);
  let written = header.length;
  yield header;

  const index: { time: bigint; offset: number }[] = [];
  let sequenceNumber = 0;
  for (const { track, position, range } of inTurn(tracks)) {
    const segment = await readRange(files, track.key, range);
    for (const fragment of moveFragment(segment, () => ++sequenceNumber, position + 1)) {
      if (position === 0) index.push({ time: fragment.decodeTime, offset: written });
      written += fragment.bytes.length;
      yield fragment.bytes;
    }
  }
  const rest = sizeInBytes - written;
  // No room for the index: the file plays without it.
  const found = fragmentIndex(index);
  const tail = rest >= found.length + 8 ? found : Buffer.alloc(0);
  const filling = Buffer.alloc(rest - tail.length);
  filling.writeUInt32BE(filling.length);
  filling.write('free', 4, 'latin1');
  yield Buffer.concat([filling, tail]);
}

/** Segments of all tracks by the instant at which they begin. */
const inTurn = (tracks: Track[]) =>
  tracks
    .flatMap((track, position) =>
      track.segments.map(({ startTime, ...range }) => ({ track, position, range, startTime })),
    )
    .sort((one, other) => one.startTime - other.startTime || one.position - other.position);

async function readRange(files: Files, key: string, { offset, length }: ByteRange): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of files.read(key, { start: offset, end: offset + length - 1 }))
    parts.push(part as Buffer);
  return Buffer.concat(parts);
}
