import { Readable } from 'node:stream';
import type { Files } from '../platform/storage/files.ts';
import { sizeOf } from './download-name.ts';
import { parseMediaPlaylist, playlistDuration } from './media-playlist.ts';
import { soundFolder } from './sound-tracks.ts';
import { joinHeaders, moveFragments, segmentIndex } from './join-tracks.ts';
import type { MediaPackage } from './media-package.ts';
import { trackTimescaleOf } from './mp4-boxes.ts';
import type { ByteRange } from './ranges.ts';

type Segment = { key: string; position: number; range: ByteRange; startTime: number };
type Track = { initialization: Buffer; segments: Segment[]; durationInSeconds: number };

/** The tracks to join: a picture and its sound, or a sound alone. */
export type Joined = readonly { playlist: string; sizeInBytes: number; addedAs?: string }[];

/** The rendition with so many lines and the default sound track. Without `lines` the sound alone. */
export function joinedOf(
  { renditions, audioTracks }: Pick<MediaPackage, 'renditions' | 'audioTracks'>,
  height?: number,
): Joined | undefined {
  const sound = audioTracks.find((track) => track.isDefault) ?? audioTracks[0];
  const rendition = renditions.find((each) => sizeOf(each) === height);
  if (height === undefined) return sound && [sound];
  return rendition && [rendition, ...(sound ? [sound] : [])];
}

/** Room for the index of segments, in bytes. Segments are seldom shorter than a second. */
const roomForIndex = (durationInSeconds: number) => 1024 + 12 * Math.ceil(durationInSeconds);

/** The size of the download in bytes, known without reading a file: all files and the index. Unused room is filled up. */
export const joinedSize = (tracks: Joined, durationInSeconds: number): number =>
  tracks.reduce((sum, track) => sum + track.sizeInBytes, roomForIndex(durationInSeconds));

export type Download = { sizeInBytes: number; read(range?: ByteRange): Readable };

/**
 * One MP4 file of several tracks, made while it is read. Segments have the same length as in their own files, so all
 * positions are known from the playlists and any range can be read by itself.
 */
export async function openDownload(
  files: Files,
  folder: string,
  joined: Joined,
  durationInSeconds: number,
): Promise<Download> {
  const tracks = await Promise.all(
    joined.map((track, position) => openTrack(files, soundFolder(folder, track), track.playlist, position)),
  );
  const sizeInBytes = joinedSize(joined, durationInSeconds);
  const pieces = piecesOf(files, tracks, sizeInBytes);
  return {
    sizeInBytes,
    read: (range = { start: 0, end: sizeInBytes - 1 }) =>
      Readable.from(readPieces(pieces, range), { objectMode: false }),
  };
}

async function openTrack(
  files: Files,
  folder: string,
  playlistFile: string,
  position: number,
): Promise<Track> {
  const playlist = parseMediaPlaylist(await files.readText(`${folder}/${playlistFile}`));
  const { uri, offset, length } = playlist.initialization;
  const key = `${folder}/${uri}`;
  let startTime = 0;
  const segments = playlist.segments.map((segment) => {
    const started = startTime;
    startTime += segment.durationInSeconds;
    return { key, position, range: byteRange(segment), startTime: started };
  });
  return {
    initialization: await readRange(files, key, byteRange({ offset, length })),
    segments,
    durationInSeconds: playlistDuration(playlist),
  };
}

type Piece = { length: number; read(): Buffer | Promise<Buffer> };

function piecesOf(files: Files, tracks: Track[], sizeInBytes: number): Piece[] {
  const durationInSeconds = Math.max(...tracks.map((track) => track.durationInSeconds));
  const head = joinHeaders(
    tracks.map((track) => track.initialization),
    durationInSeconds,
  );
  // Segments of all tracks by start time. Of segments that start together the first track's comes first.
  const segments = tracks
    .flatMap((track) => track.segments)
    .sort((one, other) => one.startTime - other.startTime || one.position - other.position);
  const media = segments.map(({ key, position, range }, index) => ({
    length: range.end - range.start + 1,
    read: async () => moveFragments(await readRange(files, key, range), index, position + 1),
  }));
  const index = segmentIndex(
    segments.map(({ position, range, startTime }) => ({
      isFirstTrack: position === 0,
      startTime,
      length: range.end - range.start + 1,
    })),
    tracks[0]!.durationInSeconds,
    trackTimescaleOf(tracks[0]!.initialization),
  );
  const rest = sizeInBytes - head.length - media.reduce((sum, piece) => sum + piece.length, 0);
  // If the index does not fit, the file plays without it.
  const start = Buffer.concat(rest - index.length >= 8 ? [head, index] : [head]);
  const filling = rest - (start.length - head.length);
  if (filling < 8) throw new Error('A download is longer than it was announced.');
  return [
    { length: start.length, read: () => start },
    ...media,
    { length: filling, read: () => freeBox(filling) },
  ];
}

async function* readPieces(pieces: Piece[], { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let position = 0;
  for (const { length, read } of pieces) {
    const [from, to] = [Math.max(start - position, 0), Math.min(end + 1 - position, length)];
    if (from < to) yield (await read()).subarray(from, to);
    position += length;
    if (position > end) return;
  }
}

function freeBox(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length);
  box.write('free', 4, 'latin1');
  return box;
}

const byteRange = ({ offset, length }: { offset: number; length: number }): ByteRange => ({
  start: offset,
  end: offset + length - 1,
});

async function readRange(files: Files, key: string, range: ByteRange): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of files.read(key, range)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
