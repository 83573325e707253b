import { Readable } from 'node:stream';
import type { OpenFile } from './open-handles.ts';

/** Bytes. Measured: larger pieces fall out of the processor's cache between reading and sending. */
const pieceSize = 256 * 1024;
const mostSpare = 32;
/** Memory that no answer uses now. Fresh memory costs more than the reading: the system has to clear it. */
const spare: Buffer[] = [];

/**
 * Streams a range of an open file, both positions included, and releases the file at the end. `isSent` answers whether all that was read before has left
 * this process: only then its memory is used for the next piece. Memory that is still being sent is left to the collector.
 */
export function readOpenFile(
  file: OpenFile,
  { start, end }: { start: number; end: number },
  isSent: () => boolean,
): Readable {
  let position = start;
  let buffer: Buffer | undefined;
  return new Readable({
    highWaterMark: 1,
    read() {
      const length = Math.min(pieceSize, end - position + 1);
      if (length <= 0) {
        this.push(null);
        return;
      }
      if (!buffer || this.readableLength > 0 || !isSent())
        buffer = spare.pop() ?? Buffer.allocUnsafeSlow(pieceSize);
      const piece = buffer;
      file.readInto(piece, length, position).then(
        () => {
          position += length;
          this.push(piece.subarray(0, length));
        },
        (problem: Error) => this.destroy(problem),
      );
    },
    destroy(problem, done) {
      file.release();
      // One more turn: the last piece was handed on just now.
      const last = buffer;
      buffer = undefined;
      if (last && !problem) giveBack(last, isSent);
      done(problem);
    },
  });
}

/** Waits shortly until the memory has left. */
function giveBack(buffer: Buffer, isSent: () => boolean, tries = 3): void {
  if (spare.length >= mostSpare || tries === 0) return;
  setImmediate(() => {
    if (isSent()) spare.push(buffer);
    else giveBack(buffer, isSent, tries - 1);
  });
}
