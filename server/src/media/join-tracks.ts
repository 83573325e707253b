import {
  boxesIn,
  decodeTimeOf,
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

/** The fragments of a segment, renumbered; what speaks of places in the old file (`sidx`) or of segments (`styp`) stays behind. */
export function moveFragment(
  segment: Buffer,
  nextSequenceNumber: () => number,
  trackId: number,
): { bytes: Buffer; decodeTime: bigint }[] {
  const boxes = boxesIn(segment);
  return boxes.flatMap((box, position) => {
    if (box.type !== 'moof') return [];
    const media = boxes[position + 1];
    if (media?.type !== 'mdat') throw new Error('A fragment is not followed by its media.');
    const bytes = segment.subarray(box.start, media.end);
    const moof = bytes.subarray(0, box.end - box.start);
    setFragment(moof, nextSequenceNumber(), trackId);
    return [{ bytes, decodeTime: decodeTimeOf(moof) }];
  });
}

/** `mfra` (ISO 14496-12, 8.8.9): where the fragments of track 1 begin, so that players can seek. */
export function fragmentIndex(fragments: readonly { time: bigint; offset: number }[]): Buffer {
  const entries = fragments.map(({ time, offset }) => {
    const entry = Buffer.alloc(19);
    entry.writeBigUInt64BE(time, 0);
    entry.writeBigUInt64BE(BigInt(offset), 8);
    entry.fill(1, 16); // first traf, trun and sample
    return entry;
  });
  const head = Buffer.alloc(16);
  head[0] = 1;
  head.writeUInt32BE(1, 4);
  head.writeUInt32BE(fragments.length, 12);
  const access = makeBox('tfra', head, ...entries);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(8 + access.length + 16, 4);
  return makeBox('mfra', access, makeBox('mfro', size));
}
