import { Readable } from 'node:stream';
import type { OpenFile } from './open-handles.ts';

/** The answer that a file is read for. */
export type Sending = {
  /** Whether all that was written so far has left this process. */
  hasLeft(): boolean;
  /** Calls back when the whole answer has left this process. Never, where its reader went away. */
  onceSent(callback: () => void): void;
};

/** Bytes. Measured: larger pieces fall out of the processor's cache between reading and sending. */
const pieceSizes = [64 * 1024, 256 * 1024] as const;
const [, largest] = pieceSizes;
/** Bytes, for each size. */
const maxSpare = 8 * 1024 * 1024;
/** Memory that no answer uses now, by its size. Fresh memory costs more than the reading: the system has to clear it. */
const spare = new Map<number, Buffer[]>(pieceSizes.map((size) => [size, []]));

/**
 * Reads a range of an open file, both positions included, and releases the file at the end. A range of one piece is read at once, a longer one is
 * streamed. Memory is used again once its bytes have left this process. Memory that is still being sent is left to the collector.
 */
export function readOpenFile(
  file: OpenFile,
  { start, end }: { start: number; end: number },
  sending: Sending,
): Buffer | Promise<Buffer> | Readable {
  if (file.content) {
    file.release();
    return file.content.subarray(start, end + 1);
  }
  const length = end - start + 1;
  return length <= largest
    ? readPiece(file, start, length, sending)
    : streamPieces(file, start, end, sending);
}

async function readPiece(file: OpenFile, start: number, length: number, sending: Sending): Promise<Buffer> {
  const piece = takePiece(length);
  try {
    await file.readInto(piece, length, start);
  } finally {
    file.release();
  }
  sending.onceSent(() => giveBack(piece));
  return piece.subarray(0, length);
}

function streamPieces(file: OpenFile, start: number, end: number, sending: Sending): Readable {
  let position = start;
  let buffer: Buffer | undefined;
  return new Readable({
    highWaterMark: 1,
    read() {
      const length = Math.min(largest, end - position + 1);
      if (length <= 0) {
        this.push(null);
        return;
      }
      if (!buffer || this.readableLength > 0 || !sending.hasLeft()) buffer = takePiece(largest);
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
      const last = buffer;
      buffer = undefined;
      if (last && !problem) sending.onceSent(() => giveBack(last));
      done(problem);
    },
  });
}

function takePiece(length: number): Buffer {
  const size = pieceSizes.find((each) => length <= each)!;
  return spare.get(size)!.pop() ?? Buffer.allocUnsafeSlow(size);
}

function giveBack(piece: Buffer): void {
  const pieces = spare.get(piece.length)!;
  if (pieces.length * piece.length < maxSpare) pieces.push(piece);
}
