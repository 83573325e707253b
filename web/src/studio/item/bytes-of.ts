/** Milliseconds that a file beside an item may take. */
const timeLimit = 300_000;

/** What a call takes that gets a file as it is. */
export const bytesOf = (bytes: Blob) => ({
  bytes,
  headers: { 'content-type': 'application/offset+octet-stream' },
  timeLimit,
});
