/** Types of the units of H.264 (ITU-T H.264, table 7-1). */
const unitType = { sequence: 7, picture: 8 } as const;
/** Units below it hold slices of pictures. */
const firstWithoutSlices = 6;
/** Profiles whose sequence parameter set names the format of its colours (7.3.2.1.1). */
const profilesWithColours = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);
/** A key frame’s bytes before its units, in FLV: kind and codec, type of the packet, and the offset of its time. */
const bodyHead = 5;
/** Bytes of settings after that, before the first sequence parameter set (ISO/IEC 14496-15, 5.3.3.1). */
const settingsHead = 8;
/** Of the widths and heights of one shape. Senders round them. */
const sameShape = 0.02;

type Size = { width: number; height: number };

/**
 * The settings of a key frame that carries its own, where its picture is larger than the settings before say, or has another shape.
 * WebRTC begins small and grows with the line, and who hands it on by RTMP tells so in the frames alone.
 */
export function grownSettings(before: Buffer | undefined, body: Buffer): Buffer | undefined {
  if (!before || before.length < 12 || before[0] !== 0x17 || body[0] !== 0x17) return undefined;
  const lengthBytes = (before[9]! & 3) + 1;
  const units = unitsOf(body.subarray(bodyHead), lengthBytes);
  const sequence = units.find((unit) => typeOf(unit) === unitType.sequence);
  const picture = units.find((unit) => typeOf(unit) === unitType.picture);
  if (!sequence || !picture) return undefined;
  const [old, own] = [sizeOf(before.subarray(bodyHead + settingsHead)), sizeOf(sequence)];
  if (!own || (old && !isGrown(old, own))) return undefined;
  return Buffer.concat([
    before.subarray(0, bodyHead),
    Buffer.from([1, sequence[1]!, sequence[2]!, sequence[3]!, 0xfc | (lengthBytes - 1), 0xe1]),
    lengthOf(sequence),
    sequence,
    Buffer.from([1]),
    lengthOf(picture),
    picture,
  ]);
}

function isGrown(old: Size, own: Size): boolean {
  if (own.width * own.height > old.width * old.height) return true;
  const shapes = [old.width * own.height, own.width * old.height];
  return Math.abs(shapes[0]! - shapes[1]!) > sameShape * Math.max(...shapes);
}

const typeOf = (unit: Buffer): number => unit[0]! & 31;

function lengthOf(unit: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(unit.length);
  return length;
}

/** The units at the beginning of a frame, up to its first slice. */
function unitsOf(bytes: Buffer, lengthBytes: number): Buffer[] {
  const units: Buffer[] = [];
  for (let at = 0; at + lengthBytes < bytes.length;) {
    const length = bytes.readUIntBE(at, lengthBytes);
    const unit = bytes.subarray(at + lengthBytes, at + lengthBytes + length);
    if (unit.length < Math.max(1, length) || typeOf(unit) < firstWithoutSlices || length > 0xffff) break;
    units.push(unit);
    at += lengthBytes + length;
  }
  return units;
}

/** The size of the pictures of a sequence parameter set. `undefined`: it is broken. */
function sizeOf(set: Buffer): Size | undefined {
  const bits = new Bits(set.subarray(4));
  bits.unsigned();
  const colours = profilesWithColours.has(set[1]!) ? readColours(bits) : 1;
  bits.unsigned();
  const order = bits.unsigned();
  if (order === 0) bits.unsigned();
  else if (order === 1) {
    bits.take(1);
    bits.unsigned();
    bits.unsigned();
    const count = bits.unsigned();
    for (let offset = 0; offset < count && !bits.isOver; offset++) bits.unsigned();
  }
  bits.unsigned();
  bits.take(1);
  const columns = bits.unsigned() + 1;
  const rows = bits.unsigned() + 1;
  const fields = 2 - bits.take(1);
  if (fields === 2) bits.take(1);
  bits.take(1);
  const [left, right, top, bottom] = bits.take(1)
    ? [bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned()]
    : [0, 0, 0, 0];
  const stepX = colours === 1 || colours === 2 ? 2 : 1;
  const stepY = (colours === 1 ? 2 : 1) * fields;
  const width = columns * 16 - (left + right) * stepX;
  const height = rows * 16 * fields - (top + bottom) * stepY;
  return bits.isOver || width <= 0 || height <= 0 ? undefined : { width, height };
}

/** Answers `chroma_format_idc`. */
function readColours(bits: Bits): number {
  const colours = bits.unsigned();
  if (colours === 3) bits.take(1);
  bits.unsigned();
  bits.unsigned();
  bits.take(1);
  const lists = bits.take(1) ? (colours === 3 ? 12 : 8) : 0;
  for (let list = 0; list < lists; list++) if (bits.take(1)) skipScalingList(bits, list < 6 ? 16 : 64);
  return colours;
}

function skipScalingList(bits: Bits, length: number): void {
  let last = 8;
  let next = 8;
  for (let index = 0; index < length && next !== 0; index++) {
    next = (last + bits.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
}

/** Bits of a unit, without the bytes that keep its content from looking like a start code (7.4.1). */
class Bits {
  isOver = false;
  private readonly bytes: number[];
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = [...bytes.subarray(0, 1024)].filter(
      (byte, index, all) => !(byte === 3 && all[index - 1] === 0 && all[index - 2] === 0),
    );
  }

  take(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++, this.at++) {
      const byte = this.bytes[this.at >> 3];
      this.isOver ||= byte === undefined;
      value = value * 2 + (((byte ?? 0) >> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  /** ue(v), 9.1. */
  unsigned(): number {
    let zeros = 0;
    while (!this.isOver && zeros < 32 && this.take(1) === 0) zeros++;
    return 2 ** zeros - 1 + this.take(zeros);
  }

  /** se(v), 9.1.1. */
  signed(): number {
    const code = this.unsigned();
    return code % 2 ? (code + 1) / 2 : -code / 2;
  }
}
