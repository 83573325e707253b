/** ISO 14496-12 boxes, with the fields that joining single-track files needs. */
export type Box = { type: string; start: number; end: number };

/** The boxes in `bytes` from `start` on, in order. */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let position = start; position + 8 <= end;) {
    const size = bytes.readUInt32BE(position);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(position + 8)) : size;
    if (length < 8 || position + length > end)
      throw new Error('A media file has a box that ends outside of it.');
    boxes.push({
      type: bytes.toString('latin1', position + 4, position + 8),
      start: position,
      end: position + length,
    });
    position += length;
  }
  return boxes;
}

/** The first box at a path of types, for example `moov`, `mvhd`. Its bytes are a view of `bytes`, not a copy. */
export function findBox(bytes: Buffer, ...path: string[]): Buffer {
  let inside: Buffer = bytes;
  for (const [depth, type] of path.entries()) {
    const box = boxesIn(inside, depth === 0 ? 0 : 8).find((each) => each.type === type);
    if (!box) throw new Error(`A media file has no ${path.join('/')} box.`);
    inside = inside.subarray(box.start, box.end);
  }
  return inside;
}

export function makeBox(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
}

const isLong = (box: Buffer) => box[8] === 1;

const ticksIn = (box: Buffer) => box.readUInt32BE(isLong(box) ? 28 : 20);

/** The timescale of a movie, in ticks a second. */
export const timescaleOf = (moov: Buffer) => ticksIn(findBox(moov, 'moov', 'mvhd'));

/** The timescale of the only track of an initialization, in ticks a second. */
export const trackTimescaleOf = (initialization: Buffer) =>
  ticksIn(findBox(initialization, 'moov', 'trak', 'mdia', 'mdhd'));

/** Sets, in place, the duration of the movie in its timescale and the next free track id. */
export function setMovieHeader(moov: Buffer, duration: number, nextTrackId: number): void {
  const box = findBox(moov, 'moov', 'mvhd');
  if (isLong(box)) box.writeBigUInt64BE(BigInt(duration), 32);
  else box.writeUInt32BE(duration, 24);
  box.writeUInt32BE(nextTrackId, box.length - 4);
}

/** Sets, in place, the number of the only track of a `moov`. */
export function setTrackId(moov: Buffer, id: number): void {
  const header = findBox(moov, 'moov', 'trak', 'tkhd');
  header.writeUInt32BE(id, isLong(header) ? 28 : 20);
  findBox(moov, 'moov', 'mvex', 'trex').writeUInt32BE(id, 12);
}

const defaultBaseIsMoof = 0x02_00_00;

/** Sets, in place, a fragment's sequence number and its track's number in the joined file. */
export function setFragment(moof: Buffer, sequenceNumber: number, trackId: number): void {
  findBox(moof, 'moof', 'mfhd').writeUInt32BE(sequenceNumber, 12);
  const header = findBox(moof, 'moof', 'traf', 'tfhd');
  if (!(header.readUInt32BE(8) & defaultBaseIsMoof))
    throw new Error('A fragment says where its bytes are in the old file, so it cannot be moved.');
  header.writeUInt32BE(trackId, 12);
}
