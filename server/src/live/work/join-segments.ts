import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MediaType } from '@tv/contract/enumerations';
import { measureBandwidth, type MediaPlaylist } from '../../media/media-playlist.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import { packageOfStream } from '../../media/stream-package.ts';
import type { Files } from '../../platform/storage/files.ts';
import { standsFor } from '../stream/live-playlists.ts';
import {
  headerFile,
  liveFolder,
  runFinder,
  segmentFile,
  type StoredRun,
  type StoredSegment,
  type StoredTrack,
} from '../stream/segments-db.ts';

export type Recorded = { id: string; runs: readonly StoredRun[]; segments: readonly StoredSegment[] };

/**
 * Writes a package of what was encoded into a folder: each track one file, without encoding anything again. Time in which nothing arrived
 * is left out. `undefined`: there is no segment.
 */
export async function joinSegments(
  files: Files,
  recorded: Recorded,
  folder: string,
  signal: AbortSignal,
): Promise<MediaPackage | undefined> {
  const { runs, segments } = recorded;
  const runOf = runFinder(runs);
  const longest = mostOf(segments.map(runOf));
  if (!longest) return undefined;
  const made: MediaPackage = { ...packageOfStream, renditions: [], audioTracks: [] };
  for (const track of longest.tracks) {
    const pieces = segments.flatMap((segment) => {
      const run = runOf(segment);
      const own = run && standsFor(run, track.track, runs);
      const length = own === undefined ? undefined : segment.lengths[own];
      return run && own !== undefined && length ? [{ segment, run, own, ...length }] : [];
    });
    const written = await writeTrack(files, recorded.id, track, pieces, folder, signal);
    made.durationInSeconds = Math.max(made.durationInSeconds, written.seconds);
    addTrack(made, track, written);
  }
  return made.renditions.length > 0 ? made : { ...made, mediaType: MediaType.AUDIO };
}

type Piece = {
  segment: StoredSegment;
  run: StoredRun;
  own: string;
  seconds: number;
  bytes: number;
};
type Written = { seconds: number; sizeInBytes: number; bandwidth: number; averageBandwidth: number };

async function writeTrack(
  files: Files,
  id: string,
  { track }: StoredTrack,
  pieces: readonly Piece[],
  folder: string,
  signal: AbortSignal,
): Promise<Written> {
  const uri = `${track}.mp4`;
  const playlist: MediaPlaylist = {
    targetDuration: Math.max(1, ...pieces.map(({ seconds }) => Math.round(seconds))),
    isEnded: true,
    initialization: { uri, offset: 0, length: 0 },
    segments: [],
  };
  const lines: string[] = [];
  let offset = 0;
  async function* bytes() {
    let before: Piece | undefined;
    for (const piece of pieces) {
      const key = (file: string) => `${liveFolder(id)}/${file}`;
      if (before?.run !== piece.run || before.own !== piece.own) {
        const header = key(headerFile(piece.run, piece.own));
        const length = (await files.size(header)) ?? 0;
        if (before) lines.push('#EXT-X-DISCONTINUITY');
        lines.push(`#EXT-X-MAP:URI="${uri}",BYTERANGE="${length}@${offset}"`);
        yield* files.read(header);
        offset += length;
      }
      lines.push(`#EXTINF:${piece.seconds.toFixed(6)},`, `#EXT-X-BYTERANGE:${piece.bytes}@${offset}`, uri);
      playlist.segments.push({ uri, durationInSeconds: piece.seconds, offset, length: piece.bytes });
      yield* files.read(key(segmentFile(piece.segment, piece.own)));
      offset += piece.bytes;
      before = piece;
    }
  }
  await pipeline(bytes, createWriteStream(join(folder, uri), { mode: 0o600 }), { signal });
  const head = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${playlist.targetDuration}`],
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-INDEPENDENT-SEGMENTS'],
  ];
  const text = [...head, ...lines, '#EXT-X-ENDLIST', ''].join('\n');
  await writeFile(join(folder, `${track}.m3u8`), text, { mode: 0o600 });
  const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0);
  return { seconds, sizeInBytes: offset, ...measureBandwidth(playlist) };
}

function addTrack(
  made: MediaPackage,
  { track, codecs, picture, sound }: StoredTrack,
  { sizeInBytes, bandwidth, averageBandwidth }: Written,
): void {
  const described = { playlist: `${track}.m3u8`, codecs, sizeInBytes, bandwidth, averageBandwidth };
  if (picture) {
    const { width, height, framesPerSecond: frameRate } = picture;
    made.renditions.push({ ...described, width, height, frameRate });
    return;
  }
  const isDefault = made.audioTracks.length === 0;
  made.audioTracks.push({
    ...{ ...described, kind: 1, channels: 2, isDefault, name: sound?.name ?? track },
    ...(sound?.languageCode && { languageCode: sound.languageCode }),
  });
}

/** The run of the most segments. */
function mostOf(runs: readonly (StoredRun | undefined)[]): StoredRun | undefined {
  const counts = new Map<StoredRun, number>();
  for (const run of runs) if (run) counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
