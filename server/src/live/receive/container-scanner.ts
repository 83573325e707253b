import type { LiveFormat, StreamPart } from './receive-stream.ts';

/** Finds where a reader can begin in received bytes: whatever a container holds there. */
export type Scanner = {
  /** The bytes, cut before each start. A start comes with what a reader needs first. */
  scan: (bytes: Buffer) => Scanned[];
};

type Scanned = { bytes: Buffer; header?: Buffer; seconds?: number | undefined };

/** What arrives is not in the container that was announced. */
export class UnreadableStream extends Error {}

/** Milliseconds without bytes, after which time is missing. */
const longestStill = 3000;
/** A header is a few kilobytes. A longer one means another format. */
const maxHeaderBytes = 1_000_000;

/** Received bytes as parts of a recording. */
export async function* scannedParts(
  received: AsyncIterable<Buffer>,
  format: Exclude<LiveFormat, 'flv'>,
  now: () => number = Date.now,
): AsyncGenerator<StreamPart> {
  const scanner = format === 'mpegts' ? new TransportScanner() : new ElementScanner(format);
  let last = now();
  let isAfterGap = false;
  for await (const bytes of received) {
    isAfterGap ||= now() - last > longestStill;
    last = now();
    for (const part of scanner.scan(bytes)) {
      const { header, seconds } = part;
      yield {
        bytes: part.bytes,
        ...(header && { start: { header, isAfterGap } }),
        ...(seconds !== undefined && { seconds }),
      };
      if (header) isAfterGap = false;
    }
  }
}

/** Containers of elements that say their kind and their length: WebM (clusters) and fragmented MP4 (movie fragments). */
class ElementScanner implements Scanner {
  private readonly read: typeof readWebmElement;
  private head: Buffer[] = [];
  private header: Buffer | undefined;
  private headBytes = 0;
  /** Bytes of an element's beginning that are not whole yet. */
  private rest: Buffer = Buffer.alloc(0);
  private toSkip = 0;

  constructor(format: 'webm' | 'mp4') {
    this.read = format === 'webm' ? readWebmElement : readMp4Element;
  }

  scan(received: Buffer): Scanned[] {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, received]) : received;
    const starts: { at: number; seconds: number | undefined }[] = [];
    let position = 0;
    for (;;) {
      const skipped = Math.min(this.toSkip, bytes.length - position);
      position += skipped;
      this.toSkip -= skipped;
      const element = this.toSkip > 0 ? undefined : this.read(bytes, position);
      if (!element) break;
      if (element.isStart) starts.push({ at: position, seconds: element.seconds });
      position += element.headBytes;
      this.toSkip = element.bodyBytes;
    }
    this.rest = this.toSkip > 0 ? Buffer.alloc(0) : bytes.subarray(position);
    return this.cut(bytes.subarray(0, position), starts);
  }

  private cut(bytes: Buffer, starts: { at: number; seconds: number | undefined }[]): Scanned[] {
    const parts: Scanned[] = [];
    const before = bytes.subarray(0, starts[0]?.at ?? bytes.length);
    if (before.length > 0) {
      if (this.header) parts.push({ bytes: before });
      else this.addToHead(before);
    }
    for (const [index, { at, seconds }] of starts.entries()) {
      this.header ??= Buffer.concat(this.head);
      const end = starts[index + 1]?.at ?? bytes.length;
      parts.push({ bytes: bytes.subarray(at, end), header: this.header, seconds });
    }
    return parts;
  }

  private addToHead(bytes: Buffer): void {
    this.head.push(bytes);
    this.headBytes += bytes.length;
    if (this.headBytes > maxHeaderBytes)
      throw new UnreadableStream('The stream does not begin like a recording of a browser.');
  }
}

type Element = { headBytes: number; bodyBytes: number; isStart: boolean; seconds?: number | undefined };

const webm = { segment: 0x18538067, cluster: 0x1f43b675, timestamp: 0xe7 };

/** An element of EBML (RFC 8794): its id and its length, each with its own length in its first byte. `undefined`: not whole yet. */
function readWebmElement(bytes: Buffer, at: number): Element | undefined {
  const idBytes = at < bytes.length ? Math.clz32(bytes[at]!) - 23 : 0;
  if (idBytes > 4) throw new UnreadableStream('The stream is no WebM.');
  const sizeAt = at + idBytes;
  if (idBytes === 0 || sizeAt >= bytes.length) return undefined;
  const sizeBytes = Math.clz32(bytes[sizeAt]!) - 23;
  if (sizeBytes > 8) throw new UnreadableStream('The stream is no WebM.');
  if (sizeAt + sizeBytes > bytes.length) return undefined;
  const id = bytes.readUIntBE(at, idBytes);
  if (id === webm.cluster && sizeAt + sizeBytes + 10 > bytes.length) return undefined;
  const isParent = id === webm.segment || id === webm.cluster;
  let size = bytes[sizeAt]! & (0xff >> sizeBytes);
  for (let index = 1; index < sizeBytes; index++) size = size * 256 + bytes[sizeAt + index]!;
  // A parent's children are read as its neighbours: recordings of browsers do not say how long a parent is.
  const headBytes = idBytes + sizeBytes;
  if (id !== webm.cluster) return { headBytes, bodyBytes: isParent ? 0 : size, isStart: false };
  return { headBytes, bodyBytes: 0, isStart: true, seconds: clusterSeconds(bytes, at + headBytes) };
}

/** The time of a cluster, its first child: milliseconds, as all browsers write them (RFC 9559, section 5.1.3.1). */
function clusterSeconds(bytes: Buffer, at: number): number | undefined {
  const length = bytes[at + 1]! & 0x7f;
  if (bytes[at] !== webm.timestamp || length === 0 || length > 8) return undefined;
  let milliseconds = 0;
  for (let index = 0; index < length; index++) milliseconds = milliseconds * 256 + bytes[at + 2 + index]!;
  return milliseconds / 1000;
}

/** A box of MP4 (ISO 14496-12, 4.2). */
function readMp4Element(bytes: Buffer, at: number): Element | undefined {
  if (at + 16 > bytes.length && (at + 8 > bytes.length || bytes.readUInt32BE(at) === 1)) return undefined;
  const short = bytes.readUInt32BE(at);
  const headBytes = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  if (size < headBytes) throw new UnreadableStream('The stream is no fragmented MP4.');
  return {
    headBytes,
    bodyBytes: size - headBytes,
    isStart: bytes.toString('latin1', at + 4, at + 8) === 'moof',
  };
}

const packetBytes = 188;
/** Packets of sound before a start, in a stream without pictures. About a second. */
const packetsOfSound = 100;

/** When what begins in a packet is shown, by the head of its PES packet (ISO 13818-1, 2.4.3.6). */
function presentedAt(packet: Buffer): number | undefined {
  const pes = 4 + ((packet[3]! & 0x20) !== 0 ? 1 + packet[4]! : 0);
  if (pes + 14 > packetBytes || (packet[pes + 7]! & 0x80) === 0) return undefined;
  const high = (packet[pes + 9]! >> 1) & 7;
  const middle = packet.readUInt16BE(pes + 10) >> 1;
  const low = packet.readUInt16BE(pes + 12) >> 1;
  return (high * 2 ** 30 + middle * 2 ** 15 + low) / 90_000;
}

/** MPEG-TS (ISO 13818-1): packets of one size. A start is a packet at which pictures can be accessed at random. */
class TransportScanner implements Scanner {
  private rest: Buffer = Buffer.alloc(0);
  private programs: Buffer | undefined;
  private mapPid: number | undefined;
  private map: Buffer | undefined;
  private hasPictures = false;
  private packetsSinceStart = 0;

  scan(received: Buffer): Scanned[] {
    const bytes = Buffer.concat([this.rest, received]);
    const whole = bytes.length - (bytes.length % packetBytes);
    this.rest = bytes.subarray(whole);
    const starts: number[] = [];
    const found: Pick<Scanned, 'header' | 'seconds'>[] = [];
    for (let at = 0; at < whole; at += packetBytes) {
      const packet = bytes.subarray(at, at + packetBytes);
      if (packet[0] !== 0x47) throw new UnreadableStream('The stream is no MPEG-TS.');
      this.packetsSinceStart++;
      if (!this.isStart(packet) || !this.programs || !this.map) continue;
      this.packetsSinceStart = 0;
      starts.push(at);
      found.push({ header: Buffer.concat([this.programs, this.map]), seconds: presentedAt(packet) });
    }
    const before = bytes.subarray(0, starts[0] ?? whole);
    return [
      ...(before.length > 0 ? [{ bytes: before }] : []),
      ...starts.map((start, index) => ({
        bytes: bytes.subarray(start, starts[index + 1] ?? whole),
        ...found[index]!,
      })),
    ];
  }

  /** Looks at one packet, and remembers the tables that say what the others are. */
  private isStart(packet: Buffer): boolean {
    const pid = packet.readUInt16BE(1) & 0x1fff;
    const isUnitStart = (packet[1]! & 0x40) !== 0;
    if (!isUnitStart) return false;
    const hasAdaptation = (packet[3]! & 0x20) !== 0;
    const payload = 4 + (hasAdaptation ? 1 + packet[4]! : 0);
    if (pid === 0 && payload + 13 <= packetBytes) {
      // The first program of the table: behind its pointer, 8 bytes of head and the program's number.
      const section = payload + 1 + packet[payload]!;
      if (section + 12 <= packetBytes) this.mapPid = packet.readUInt16BE(section + 10) & 0x1fff;
      this.programs = Buffer.from(packet);
    } else if (pid === this.mapPid) this.map = Buffer.from(packet);
    const kind = payload + 4 <= packetBytes && packet.readUIntBE(payload, 3) === 1 ? packet[payload + 3]! : 0;
    if (kind >= 0xe0 && kind <= 0xef) {
      this.hasPictures = true;
      return hasAdaptation && packet[4]! > 0 && (packet[5]! & 0x40) !== 0;
    }
    return !this.hasPictures && kind >= 0xbd && kind <= 0xdf && this.packetsSinceStart > packetsOfSound;
  }
}
