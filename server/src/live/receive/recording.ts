import { open, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LiveInput } from '@tv/contract/enumerations';
import { addLine } from './live-files.ts';
import type { LiveRecording } from './live-report.ts';
import type { LiveFormat, ReceivedStream, StreamFacts, WayIn } from './receive-stream.ts';

/** Where a reader can begin. */
export type RecordingStart = {
  offset: number;
  header: Buffer;
  isAfterGap: boolean;
  receivedAt: number;
  /** In the recording, where the format has it. */
  seconds: number | undefined;
};

/** A reader of a recording: how far it is, and where it is to stop: before this byte, at once, or at the next start. */
export type Reading = { offset: number; end?: number; stop?: 'now' | 'start' };

const readBytes = 65_536;
/** Starts that are remembered: an hour of key frames each two seconds. A reader is never that far behind. */
const maxStarts = 1800;
/** Two minutes of half seconds. */
const maxArrivals = 240;
const syncMilliseconds = 1000;

const endings: Record<LiveFormat, string> = { flv: 'flv', mpegts: 'ts', webm: 'webm', mp4: 'mp4' };
const formatOf = (file: string): LiveFormat =>
  (Object.keys(endings) as LiveFormat[]).find((format) => file.endsWith(`.${endings[format]}`))!;

/**
 * The bytes of one stream on the disk, as they arrived. It is written whatever becomes of the encoder, and the encoder reads it
 * from the disk, so that a slow one loses nothing and takes no memory.
 */
export class Recording {
  readonly file: string;
  readonly path: string;
  readonly input: LiveInput;
  readonly way: WayIn;
  readonly format: LiveFormat;
  readonly facts: StreamFacts;
  readonly startedAt: number;
  written = 0;
  lastReceivedAt: number;
  hasEnded = false;
  starts: RecordingStart[] = [];
  private readonly handle: FileHandle | undefined;
  private readonly end: () => void;
  private readonly arrivals: { at: number; written: number }[] = [];
  private lastHeader: Buffer | undefined;
  private lastSync = 0;
  private isSyncing: Promise<void> | undefined;
  private change = Promise.withResolvers<void>();

  private constructor(
    stream: Pick<ReceivedStream, 'input' | 'way' | 'format' | 'facts' | 'end'>,
    file: { path: string; handle?: FileHandle },
  ) {
    this.file = basename(file.path);
    this.path = file.path;
    this.handle = file.handle;
    this.input = stream.input;
    this.way = stream.way;
    this.format = stream.format;
    this.facts = stream.facts;
    this.end = stream.end;
    this.startedAt = Date.now();
    this.lastReceivedAt = this.startedAt;
  }

  static async begin(stream: ReceivedStream, folder: string, number: number): Promise<Recording> {
    const path = join(folder, `recording-${number}-${stream.input}.${endings[stream.format]}`);
    return new Recording(stream, { path, handle: await open(path, 'wx', 0o600) });
  }

  /** The recording of a stream that has ended, as it lies in a folder, to be read. */
  static async ended(
    folder: string,
    { file, input, way }: LiveRecording,
    starts: RecordingStart[],
  ): Promise<Recording> {
    const stream = { input, way, format: formatOf(file), facts: {}, end() {} };
    const recording = new Recording(stream, { path: join(folder, file) });
    recording.written = (await stat(recording.path)).size;
    return Object.assign(recording, { starts, hasEnded: true });
  }

  /** Writes until the stream ends. What is received is on the disk within two seconds. */
  async write(stream: ReceivedStream): Promise<void> {
    try {
      for await (const { bytes, start, seconds } of stream.parts) {
        this.lastReceivedAt = Date.now();
        if (this.written === 0 && start) await this.append(start.header);
        if (start)
          await this.remember({ ...start, offset: this.written, receivedAt: this.lastReceivedAt, seconds });
        await this.append(bytes);
        this.count();
        this.sync();
        this.tell();
      }
    } finally {
      this.end();
      await this.isSyncing;
      await this.handle!.sync().finally(() => this.handle!.close());
      this.hasEnded = true;
      this.tell();
    }
  }

  /** Ends the connection. What was received stays. */
  stop(): void {
    this.end();
  }

  /** Settles when something more was received, or the recording has ended. */
  changed = (): Promise<void> => this.change.promise;

  /** The bytes from a start on: to the next start after a gap, to where the reader is to stop, or to the end. */
  async *read(from: RecordingStart, reading: Reading): AsyncGenerator<Buffer> {
    await using handle = await open(this.path);
    yield from.header;
    reading.offset = from.offset;
    for (;;) {
      const changed = this.changed();
      const end = this.endOf(from, reading);
      const last = Math.min(this.written, end);
      if (reading.offset < last) {
        const piece = Buffer.allocUnsafe(Math.min(readBytes, last - reading.offset));
        const { bytesRead } = await handle.read(piece, { position: reading.offset });
        reading.offset += bytesRead;
        yield piece.subarray(0, bytesRead);
      } else if (reading.offset >= end || this.hasEnded) return;
      else await changed;
    }
  }

  private endOf(from: RecordingStart, { offset, end: last = Infinity, stop }: Reading): number {
    if (stop === 'now') return offset;
    const end = this.starts.find(
      (start) =>
        start.offset > from.offset && (start.isAfterGap || (stop === 'start' && start.offset >= offset)),
    );
    return Math.min(end?.offset ?? Infinity, last);
  }

  /** Seconds between the arrival of what a reader comes to next and that of the newest bytes. A slow sender makes no reader late. */
  secondsAfter(offset: number): number {
    const next = this.arrivals.find(({ written }) => written > offset);
    return next ? (this.lastReceivedAt - next.at) / 1000 : 0;
  }

  /** Bits per second over the last seconds. */
  bitsPerSecond(): number {
    const [first, last] = [this.arrivals.at(-10) ?? this.arrivals[0], this.arrivals.at(-1)];
    if (!first || !last || last.at === first.at) return 0;
    return Math.round(((last.written - first.written) * 8000) / (last.at - first.at));
  }

  /** Wakes those who wait for a change. */
  tell(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers<void>();
    resolve();
  }

  /** How much there is, each half second. */
  private count(): void {
    const at = this.lastReceivedAt;
    if (at - (this.arrivals.at(-1)?.at ?? 0) < 500) return;
    this.arrivals.push({ at, written: this.written });
    if (this.arrivals.length > maxArrivals) this.arrivals.shift();
  }

  /** Another process has to find the start, too, if this one is killed. */
  private async remember(start: RecordingStart): Promise<void> {
    this.starts.push(start);
    if (this.starts.length > maxStarts) this.starts.shift();
    const { header, ...startFacts } = start;
    const isNew = !this.lastHeader?.equals(header);
    this.lastHeader = header;
    await addLine(dirname(this.path), 'starts', {
      recording: this.file,
      ...startFacts,
      ...(isNew && { header: header.toString('base64') }),
    });
  }

  private async append(bytes: Buffer): Promise<void> {
    await this.handle!.appendFile(bytes);
    this.written += bytes.length;
  }

  /** Writing goes on while the disk syncs. */
  private sync(): void {
    if (this.isSyncing || Date.now() - this.lastSync < syncMilliseconds) return;
    this.lastSync = Date.now();
    this.isSyncing = this.handle!.datasync()
      .catch(() => {})
      .finally(() => (this.isSyncing = undefined));
  }
}
