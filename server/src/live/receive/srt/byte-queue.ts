/** Bytes that wait for the disk. More than this means that it does not keep up. */
const maxBytes = 64_000_000;

/** Hands chunks that come by events to a reader. */
export class ByteQueue {
  private chunks: Buffer[] = [];
  private length = 0;
  private hasEnded = false;
  private change = Promise.withResolvers<void>();

  /** Throws where the reader is too slow. */
  push(chunk: Buffer): void {
    if (this.hasEnded) return;
    this.length += chunk.length;
    if (this.length > maxBytes) throw new Error('The disk is slower than the stream.');
    this.chunks.push(chunk);
    this.change.resolve();
  }

  end(): void {
    this.hasEnded = true;
    this.change.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk) {
        this.length -= chunk.length;
        yield chunk;
      } else if (this.hasEnded) return;
      else {
        this.change = Promise.withResolvers<void>();
        await this.change.promise;
      }
    }
  }
}
