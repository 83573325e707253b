import type { SocketReader } from './socket-reader.ts';

/** Messages of RTMP and the chunks that carry them (Adobe's RTMP specification 1.0, chapter 5). */
export type RtmpMessage = { type: number; streamId: number; timestamp: number; payload: Buffer };

export const messageType = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  commandAmf3: 17,
  data: 18,
  command: 20,
} as const;

const ownChunkSize = 4096;
/** Encoders use five chunk streams. */
const maxChunkStreams = 32;

type ChunkStream = {
  timestamp: number;
  delta: number;
  length: number;
  type: number;
  streamId: number;
  isExtended: boolean;
  payload: Buffer[];
  received: number;
};

/** Reads messages from chunks. All that is not a whole message yet takes at most `maxBytes` of memory. */
export class ChunkReader {
  maxBytes: number;
  private chunkSize = 128;
  private readonly streams = new Map<number, ChunkStream>();
  private readonly reader: SocketReader;

  constructor(reader: SocketReader, maxBytes: number) {
    this.reader = reader;
    this.maxBytes = maxBytes;
  }

  async next(): Promise<RtmpMessage> {
    for (;;) {
      const message = await this.chunk();
      if (message?.type === messageType.setChunkSize) this.chunkSize = sizeOf(message.payload);
      else if (message?.type === messageType.abort) this.drop(message.payload);
      else if (message) return message;
    }
  }

  private async chunk(): Promise<RtmpMessage | undefined> {
    const first = (await this.reader.take(1))[0]!;
    const stream = this.stream(await this.chunkStreamId(first & 0x3f));
    await this.header(first >> 6, stream);
    const piece = await this.reader.take(Math.min(this.chunkSize, stream.length - stream.received));
    stream.payload.push(piece);
    stream.received += piece.length;
    if (stream.received < stream.length) return undefined;
    const { type, streamId, timestamp, payload } = stream;
    stream.payload = [];
    stream.received = 0;
    return { type, streamId, timestamp, payload: Buffer.concat(payload) };
  }

  private async chunkStreamId(id: number): Promise<number> {
    if (id === 0) return 64 + (await this.reader.take(1))[0]!;
    if (id === 1) return 64 + (await this.reader.take(2)).readUInt16LE(0);
    return id;
  }

  private stream(id: number): ChunkStream {
    const known = this.streams.get(id);
    if (known) return known;
    if (this.streams.size === maxChunkStreams) throw new Error('The sender uses too many chunk streams.');
    const fresh = {
      ...{ timestamp: 0, delta: 0, length: 0, type: 0, streamId: 0 },
      ...{ isExtended: false, payload: [], received: 0 },
    };
    this.streams.set(id, fresh);
    return fresh;
  }

  /** Formats 0 to 2 say what has changed since the message before; 3 goes on with a message, or begins one like it. */
  private async header(format: number, stream: ChunkStream): Promise<void> {
    const isNew = stream.received === 0;
    if (format < 3) {
      if (!isNew) throw new Error('A message begins within another one.');
      const header = await this.reader.take([11, 7, 3][format]!);
      stream.delta = header.readUIntBE(0, 3);
      if (format < 2) {
        stream.length = header.readUIntBE(3, 3);
        stream.type = header[6]!;
      }
      if (format === 0) stream.streamId = header.readUInt32LE(7);
      stream.isExtended = stream.delta === 0xffffff;
    }
    if (stream.isExtended) {
      const extended = (await this.reader.take(4)).readUInt32BE(0);
      if (format < 3) stream.delta = extended;
    }
    if (!isNew) return;
    stream.timestamp = format === 0 ? stream.delta : (stream.timestamp + stream.delta) % 2 ** 32;
    if (this.held() + stream.length > this.maxBytes)
      throw new Error('The sender announces too large a message.');
  }

  private held(): number {
    let sum = 0;
    for (const { length, received } of this.streams.values()) if (received > 0) sum += length;
    return sum;
  }

  private drop(payload: Buffer): void {
    const stream = payload.length >= 4 ? this.streams.get(payload.readUInt32BE(0)) : undefined;
    if (stream) Object.assign(stream, { payload: [], received: 0 });
  }
}

function sizeOf(payload: Buffer): number {
  const size = payload.length >= 4 ? payload.readUInt32BE(0) & 0x7fffffff : 0;
  if (size === 0) throw new Error('The sender sets a chunk size of 0.');
  return size;
}

/** A message as chunks of the size that `ownChunkSizeMessage` announces. */
export function writeMessage({ type, streamId, payload }: Omit<RtmpMessage, 'timestamp'>): Buffer {
  const chunkStream = type < 7 ? 2 : 3;
  const header = Buffer.alloc(12);
  header[0] = chunkStream;
  header.writeUIntBE(payload.length, 4, 3);
  header[7] = type;
  header.writeUInt32LE(streamId, 8);
  const pieces: Buffer[] = [header, payload.subarray(0, ownChunkSize)];
  for (let start = ownChunkSize; start < payload.length; start += ownChunkSize)
    pieces.push(Buffer.from([0xc0 | chunkStream]), payload.subarray(start, start + ownChunkSize));
  return Buffer.concat(pieces);
}

/** A message whose payload is one number, of 32 bits. */
export function writeControl(type: number, value: number, ...more: number[]): Buffer {
  const payload = Buffer.alloc(4 + more.length);
  payload.writeUInt32BE(value);
  payload.set(more, 4);
  return writeMessage({ type, streamId: 0, payload });
}

export const ownChunkSizeMessage = (): Buffer => writeControl(messageType.setChunkSize, ownChunkSize);
