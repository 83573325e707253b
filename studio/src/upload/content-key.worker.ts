import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are read at once. */
const pieceSize = 4 * 1024 * 1024;

export type KeyMessage = { readBytes: number } | { key: string } | { problem: true };

/** Gets a file and answers messages: how much of it was read, at last its key. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  const tell = (message: KeyMessage) => postMessage(message);
  readKey(data, (readBytes) => tell({ readBytes })).then(
    (key) => tell({ key }),
    () => tell({ problem: true }),
  );
});

async function readKey(file: File, onProgress: (readBytes: number) => void): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += pieceSize) {
    const piece = file.slice(start, start + pieceSize);
    hash.update(new Uint8Array(await piece.arrayBuffer()));
    onProgress(Math.min(file.size, start + pieceSize));
  }
  return `sha256 ${bytesToHex(hash.digest())}`;
}
