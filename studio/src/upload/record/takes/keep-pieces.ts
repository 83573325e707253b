import type { GrowingBytes } from './send-growing.ts';
import { readRecording, storePiece, storeRecording, type StoredRecording } from './recordings-db.ts';

type Known = Pick<StoredRecording, 'seconds' | 'chapters'>;

export type KeptPieces = GrowingBytes & {
  add: (bytes: Blob, known: Known) => void;
  /** Stores that it has ended, once all pieces are kept. */
  end: (known: Known) => Promise<StoredRecording>;
  /** The whole recording, from the device and, where that is full, from memory. */
  file: () => Promise<File>;
};

type Piece = { from: number; bytes: Blob; isStored: boolean };

/** Where pieces are stored. Tests have another one. */
export type PieceStore = {
  storePiece: typeof storePiece;
  storeRecording: typeof storeRecording;
  readRecording: typeof readRecording;
};
const device: PieceStore = { storePiece, storeRecording, readRecording };
/** Pieces stay in memory until they are sent, and nothing is left on the device. */
export const inMemory: PieceStore = {
  storePiece: async () => {},
  storeRecording: async () => {},
  readRecording: async ({ fileName, mimeType }) => new File([], fileName, { type: mimeType }),
};

/**
 * Keeps the pieces of a recording: on the device one after another, and in memory until they are both stored and sent. A piece that the
 * device has no room for stays in memory until it is sent, and so do all that follow: what is stored never has a gap.
 */
export function keepPieces(
  begun: StoredRecording,
  onFull: () => void,
  store: PieceStore = device,
): KeptPieces {
  let recording = begun;
  let size = 0;
  let sent = 0;
  let isFull = false;
  let pieces: Piece[] = [];
  let storing: Promise<void> = Promise.resolve();
  const forget = () => {
    pieces = pieces.filter(({ from, bytes, isStored }) => !isStored || from + bytes.size > sent);
  };
  const keep = async (piece: Piece, known: Known) => {
    if (isFull) return;
    const next = {
      ...recording,
      ...known,
      bytes: piece.from + piece.bytes.size,
      pieces: recording.pieces + 1,
    };
    try {
      await store.storePiece(next, piece.bytes);
      recording = next;
      piece.isStored = true;
      forget();
    } catch {
      // Whatever is wrong with the storage, what comes is kept in memory and sent.
      isFull = true;
      onFull();
    }
  };
  return {
    size: () => size,
    async slice(from, to) {
      const parts = pieces
        .filter((piece) => piece.from < to && piece.from + piece.bytes.size > from)
        .map(({ from: start, bytes }) => bytes.slice(Math.max(0, from - start), to - start));
      return new Blob(parts);
    },
    release(before) {
      sent = Math.max(sent, before);
      forget();
    },
    add(bytes, known) {
      const piece = { from: size, bytes, isStored: false };
      size += bytes.size;
      pieces.push(piece);
      storing = storing.then(() => keep(piece, known));
    },
    async end(known) {
      await storing;
      recording = { ...recording, ...known, isEnded: true };
      await store.storeRecording(recording).catch(() => onFull());
      return { ...recording, bytes: size };
    },
    async file() {
      await storing;
      const stored = await store.readRecording(recording);
      const rest = pieces.filter(({ isStored }) => !isStored).map(({ bytes }) => bytes);
      return new File([stored, ...rest], recording.fileName, { type: stored.type });
    },
  };
}
