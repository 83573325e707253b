import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Files } from '../../platform/storage/files.ts';

/**
 * Writes the files of an original as one file, and reads that again: the copy has every byte, or this rejects and leaves no copy.
 * Both readings are by streams, so a large original needs no memory.
 */
export async function copyOriginal(
  files: Files,
  { chunks, sizeInBytes }: { chunks: readonly string[]; sizeInBytes: number },
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const read = createHash('sha256');
  const stored = createHash('sha256');
  try {
    await files.write(target, Readable.from(bytesOf(files, chunks, read, signal), { objectMode: false }));
    let size = 0;
    for await (const bytes of bytesOf(files, [target], stored, signal)) size += bytes.length;
    if (size !== sizeInBytes) throw new Error(`${size} of ${sizeInBytes} bytes of the original are there.`);
    if (!read.digest().equals(stored.digest())) throw new Error('The copy of the original is not the same.');
  } catch (problem) {
    await files.remove(target);
    throw problem;
  }
}

/** The bytes of files, one behind the other, which are hashed while they pass. */
async function* bytesOf(
  files: Files,
  keys: readonly string[],
  hash: Hash,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for (const key of keys)
    for await (const bytes of files.read(key) as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      hash.update(bytes);
      yield bytes;
    }
}
