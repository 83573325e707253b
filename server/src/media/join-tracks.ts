import {
  boxesIn,
  findBox,
  makeBox,
  setFragment,
  setMovieHeader,
  setTrackId,
  timescaleOf,
} from './mp4-boxes.ts';

/** `ftyp` and `moov` of a file with the tracks of all `initializations`, numbered from 1. */
export function joinHeaders(initializations: Buffer[], durationInSeconds: number): Buffer {
  const first = initializations[0];
  if (!first) throw new Error('There is no track to join.');
  const movies = initializations.map((bytes) => Buffer.from(findBox(bytes, 'moov')));
  for (const [position, moov] of movies.entries()) setTrackId(moov, position + 1);
  const movie = movies[0]!;
  const duration = Math.round(durationInSeconds * timescaleOf(movie));
  setMovieHeader(movie, duration, movies.length + 1);
  // ISO 14496-12, 8.8.2: the duration of all fragments together.
  const fragmentDuration = Buffer.alloc(12);
  fragmentDuration[0] = 1;
  fragmentDuration.writeBigUInt64BE(BigInt(duration), 4);
  const moov = makeBox(
    'moov',
    findBox(movie, 'moov', 'mvhd'),
    ...movies.map((each) => findBox(each, 'moov', 'trak')),
    makeBox(
      'mvex',
      makeBox('mehd', fragmentDuration),
      ...movies.map((each) => findBox(each, 'moov', 'mvex', 'trex')),
    ),
  );
  return Buffer.concat([findBox(first, 'ftyp'), moov]);
}

/** The most fragments of one segment. Fragment numbers must rise through the file (ISO 14496-12, 8.8.5). */
const maxFragments = 64;

/** A segment of the joined file, with its length unchanged. Boxes that refer to the old file (`sidx`) or to segments (`styp`) become `free`. */
export function moveFragments(segment: Buffer, sequence: number, trackId: number): Buffer {
  const bytes = Buffer.from(segment);
  let fragments = 0;
  for (const { type, start, end } of boxesIn(bytes)) {
    if (type === 'moof')
      setFragment(bytes.subarray(start, end), sequence * maxFragments + ++fragments, trackId);
    else if (type !== 'mdat') bytes.write('free', start + 4, 'latin1');
  }
  return bytes;
}

type Indexed = { isFirstTrack: boolean; startTime: number; length: number };

/**
 * The `sidx` box (ISO 14496-12, 8.16.3): positions and durations of the first track's segments, so that players can seek.
 * Segments of other tracks in between count to the one before. Its timescale is the track's, because some players assume that.
 */
export function segmentIndex(
  segments: readonly Indexed[],
  durationInSeconds: number,
  timescale: number,
): Buffer {
  const entries: { startTime: number; length: number }[] = [];
  for (const { isFirstTrack, startTime, length } of segments) {
    const last = entries.at(-1);
    if (isFirstTrack || !last) entries.push({ startTime, length });
    else last.length += length;
  }
  const ticks = (seconds: number) => Math.round(seconds * timescale);
  const head = Buffer.alloc(24);
  head.writeUInt32BE(1, 4); // the first track
  head.writeUInt32BE(timescale, 8);
  head.writeUInt16BE(entries.length, 22);
  const references = entries.map(({ startTime, length }, index) => {
    const until = entries[index + 1]?.startTime ?? durationInSeconds;
    const reference = Buffer.alloc(12);
    reference.writeUInt32BE(length);
    reference.writeUInt32BE(ticks(until) - ticks(startTime), 4);
    reference.writeUInt32BE(0x90_00_00_00, 8); // begins with a key frame
    return reference;
  });
  return makeBox('sidx', head, ...references);
}
