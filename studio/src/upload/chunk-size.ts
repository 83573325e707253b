/** Bytes. The service takes at most 8 MiB at once. */
export const smallestChunk = 256 * 1024;
const largestChunk = 8 * 1024 * 1024;
/** Milliseconds that a chunk should take: long enough to be worth a request, short enough to show progress. */
const wanted = 2_000;

/** The size of the next chunk, after one of `size` bytes took some milliseconds. It grows at most fourfold. */
export function nextChunkSize(size: number, milliseconds: number): number {
  const fitting = (size * wanted) / Math.max(1, milliseconds);
  const next = Math.min(fitting, size * 4, largestChunk);
  return Math.max(smallestChunk, Math.floor(next));
}
