import { scannedParts } from '../container-scanner.ts';
import type { OnStream, StreamOwner } from '../receive-stream.ts';

/** Bytes that may wait for the disk before the browser is asked to wait. */
const maxWaitingBytes = 16_000_000;

/** What a connection of the browser receives. */
export type Listener = {
  stored: (sequence: number) => void;
  /** Whether it is to wait with further chunks. */
  wait: (isToWait: boolean) => void;
  ended: () => void;
};

/** One recording of a browser, in chunks with numbers from 0. It outlives its connection: the next one goes on where the disk is. */
export class BrowserStream {
  /** The number of the chunk that is expected. Those before it are on the disk, or on their way there. */
  next = 0;
  private stored = -1;
  private waiting: { sequence: number; bytes: Buffer }[] = [];
  private waitingBytes = 0;
  hasEnded = false;
  private change = Promise.withResolvers<void>();
  private listener: Listener | undefined;

  constructor(
    { eventId, input }: StreamOwner,
    { format, hasTicket }: { format: 'webm' | 'mp4'; hasTicket: boolean },
    onStream: OnStream,
  ) {
    const parts = scannedParts(this.received(), format);
    onStream({
      ...{ eventId, input, way: 'browser', format, hasTicket, parts, facts: {} },
      end: () => this.end(),
    });
  }

  /** Takes the place of the connection before. */
  connect(listener: Listener): void {
    this.listener?.ended();
    this.listener = listener;
  }

  disconnect(listener: Listener): void {
    if (this.listener === listener) this.listener = undefined;
  }

  /** Whether nobody sends it. */
  get isAlone(): boolean {
    return this.listener === undefined;
  }

  /** Takes a chunk. One that was sent before is acknowledged again; `false`: chunks before it are missing. */
  take(sequence: number, bytes: Buffer): boolean {
    if (sequence > this.next || this.hasEnded) return false;
    if (sequence < this.next) {
      if (sequence <= this.stored) this.listener?.stored(this.stored);
      return true;
    }
    this.next++;
    this.waiting.push({ sequence, bytes });
    this.waitingBytes += bytes.length;
    if (this.waitingBytes > maxWaitingBytes) this.listener?.wait(true);
    this.change.resolve();
    return true;
  }

  /** Ends the stream behind what was taken. */
  end(): void {
    this.hasEnded = true;
    this.change.resolve();
  }

  /** A chunk is stored when its reader asks for the next one. */
  private async *received(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const chunk = this.waiting.shift();
        if (chunk) {
          yield chunk.bytes;
          this.stored = chunk.sequence;
          this.waitingBytes -= chunk.bytes.length;
          this.listener?.stored(this.stored);
          if (this.waitingBytes < maxWaitingBytes / 2) this.listener?.wait(false);
        } else if (this.hasEnded) return;
        else {
          this.change = Promise.withResolvers<void>();
          await this.change.promise;
        }
      }
    } finally {
      this.hasEnded = true;
      this.listener?.ended();
    }
  }
}
