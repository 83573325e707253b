/** Milliseconds that a file, or a chunk of one, may take. */
const usualLimit = 300_000;

/** What a call takes that gets bytes as they are. */
export const bytesOf = (bytes: Blob, headers: Record<string, string> = {}, timeLimit = usualLimit) => ({
  bytes,
  headers: { 'content-type': 'application/offset+octet-stream', ...headers },
  timeLimit,
});
