import type { Socket } from 'node:net';

/** The sender has closed the connection. */
export class ConnectionEnded extends Error {}

/** Reads a connection in pieces of a known length. It asks for more only when a piece is not there yet, so a sender waits for its reader. */
export class SocketReader {
  /** Bytes that were received altogether. */
  received = 0;
  private readonly chunks: AsyncIterator<Buffer>;
  private waiting: Buffer[] = [];
  private length = 0;

  constructor(socket: Socket) {
    this.chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async take(length: number): Promise<Buffer> {
    while (this.length < length) {
      const next = await this.chunks.next();
      if (next.done) throw new ConnectionEnded('The sender closed the connection.');
      this.waiting.push(next.value);
      this.length += next.value.length;
      this.received += next.value.length;
    }
    const all = this.waiting.length === 1 ? this.waiting[0]! : Buffer.concat(this.waiting);
    this.waiting = length < all.length ? [all.subarray(length)] : [];
    this.length -= length;
    return all.subarray(0, length);
  }
}
