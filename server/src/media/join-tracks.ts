import {
  boxesIn,
  findBox,
  makeBox,
  setFragment,
  setMovieHeader,
  setTrackId,
  timescaleOf,
} from './mp4-boxes.ts';

/** `ftyp` and `moov` of a file with the track of each of `initializations`, numbered from 1. */
export function joinHeaders(initializations: Buffer[], durationInSeconds: number): Buffer {
  const first = initializations[0];
  if (!first) throw new Error('There is no track to join.');
  const movies = initializations.map((bytes) => Buffer.from(findBox(bytes, 'moov')));
  for (const [position, moov] of movies.entries()) setTrackId(moov, position + 1);
  const movie = movies[0]!;
  const duration = Math.round(durationInSeconds * timescaleOf(movie));
  setMovieHeader(movie, duration, movies.length + 1);
  // ISO 14496-12, 8.8.2: how long the fragments are together.
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

/** Fragments that one segment may have; their numbers must rise through the file (ISO 14496-12, 8.8.5). */
const mostFragments = 64;

/** A segment as it stands in the joined file, of the same length: what speaks of places in the old one (`sidx`) or of segments (`styp`) becomes `free`. */
export function moveFragments(segment: Buffer, place: number, trackId: number): Buffer {
  const bytes = Buffer.from(segment);
  let fragments = 0;
  for (const { type, start, end } of boxesIn(bytes)) {
    if (type === 'moof')
      setFragment(bytes.subarray(start, end), place * mostFragments + ++fragments, trackId);
    else if (type !== 'mdat') bytes.write('free', start + 4, 'latin1');
  }
  return bytes;
}

type Indexed = { isFirstTrack: boolean; startTime: number; length: number };

/**
 * `sidx` (ISO 14496-12, 8.16.3): where the segments of the first track begin and how long they last, so that players
 * seek. What lies between two of them belongs to the one before. Its ticks are the track's, as some players take them for.
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
  const references = entries.map(({ startTime, length }, place) => {
    const until = entries[place + 1]?.startTime ?? durationInSeconds;
    const reference = Buffer.alloc(12);
    reference.writeUInt32BE(length);
    reference.writeUInt32BE(ticks(until) - ticks(startTime), 4);
    reference.writeUInt32BE(0x90_00_00_00, 8); // begins with a picture that needs no other
    return reference;
  });
  return makeBox('sidx', head, ...references);
}
