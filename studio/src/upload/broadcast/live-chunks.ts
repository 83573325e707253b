import type { GrowingBytes } from '../record/takes/send-growing.ts';
import { clusterStart } from './cluster-start.ts';

/** Bytes of one chunk, and of all that are on their way. */
const [chunkBytes, inFlight] = [500_000, 8_000_000];
/** A header is a few kilobytes. */
const longestHeader = 200_000;

type Chunk = { number: number; from: number; to: number; header: Uint8Array | undefined };

/** The numbered chunks of a recording that grows, from which a stream is sent, and sent again where the service says from which on. */
export class LiveChunks {
  private readonly bytes: GrowingBytes;
  private readonly isMp4: boolean;
  /** Cut, and not stored by the service yet. */
  private waiting: Chunk[] = [];
  private next = 0;
  /** Where the next chunk begins, in bytes of the recording. */
  private cut = 0;
  private header: Uint8Array | undefined;
  private isAnew = false;
  /** Of the stream that the chunks make. */
  streamId = crypto.randomUUID();

  constructor(bytes: GrowingBytes, isMp4: boolean) {
    this.bytes = bytes;
    this.isMp4 = isMp4;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.bytes.size() <= this.cut;
  }

  /** The service has all chunks up to this one. Answers the bytes of the recording that it has. */
  stored(number: number): number | undefined {
    const done = this.waiting.filter((chunk) => chunk.number <= number);
    const last = done.at(-1);
    if (!last) return undefined;
    this.waiting = this.waiting.slice(done.length);
    this.bytes.release(last.to);
    return last.to;
  }

  /** The service expects this chunk. Answers those that are to be sent again; `undefined`: it knows the stream no more, and a new one begins. */
  resume(number: number): Chunk[] | undefined {
    const isKnown = number === this.next || this.waiting.some((chunk) => chunk.number === number);
    if (isKnown) {
      this.stored(number - 1);
      return [...this.waiting];
    }
    this.cut = this.waiting[0]?.from ?? this.cut;
    [this.waiting, this.next, this.isAnew, this.streamId] = [[], 0, true, crypto.randomUUID()];
    return undefined;
  }

  /** The next chunk, once there are bytes for it, and not too many are on their way. */
  async take(): Promise<Chunk | undefined> {
    const [first] = this.waiting;
    if (first && this.cut - first.from > inFlight) return undefined;
    this.header ??= await this.findHeader();
    if (this.isAnew && !(await this.begin())) return undefined;
    const to = Math.min(this.bytes.size(), this.cut + chunkBytes);
    if (to <= this.cut) return undefined;
    const header = this.isAnew ? this.header : undefined;
    const chunk: Chunk = { number: this.next++, from: this.cut, to, header };
    this.isAnew = false;
    this.cut = to;
    this.waiting.push(chunk);
    return chunk;
  }

  /** A chunk as it is sent: its number, then its bytes. */
  async message({ number, from, to, header }: Chunk): Promise<Blob> {
    const head = new DataView(new ArrayBuffer(4));
    head.setUint32(0, number);
    return new Blob([head, ...(header ? [new Uint8Array(header)] : []), await this.bytes.slice(from, to)]);
  }

  private async findHeader(): Promise<Uint8Array | undefined> {
    if (this.cut > 0) return undefined;
    const bytes = await this.read(0, longestHeader);
    const end = clusterStart(bytes, this.isMp4);
    return end === undefined ? undefined : bytes.slice(0, end);
  }

  /** A stream starts over at a cluster, with the header of the recording. What lies before it is left out. */
  private async begin(): Promise<boolean> {
    if (!this.header) return this.cut === 0;
    if (this.cut < this.header.length) this.cut = this.header.length;
    const start = clusterStart(await this.read(this.cut, this.cut + inFlight), this.isMp4);
    if (start === undefined) return false;
    this.cut += start;
    return true;
  }

  private async read(from: number, to: number): Promise<Uint8Array> {
    const bytes = await this.bytes.slice(from, Math.min(to, this.bytes.size()));
    return new Uint8Array(await bytes.arrayBuffer());
  }
}
