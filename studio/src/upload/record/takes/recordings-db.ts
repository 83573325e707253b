import type { MarkedChapter } from './take-clock.ts';

/** What this device knows of a recording. Its bytes are in pieces beside it. */
export type StoredRecording = {
  id: string;
  /** Whose it is, and in which organization: nobody else who signs in here finds it. */
  personId: string;
  organizationId: string;
  fileName: string;
  mimeType: string;
  hasPicture: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Seconds and bytes that are stored. */
  seconds: number;
  bytes: number;
  pieces: number;
  /** It was stopped, and not broken off. */
  isEnded: boolean;
  title: string;
  chapters: MarkedChapter[];
};

type Piece = { recordingId: string; index: number; bytes: Blob };

const recordings = 'recordings';
const pieces = 'pieces';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tv.recordings', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(recordings, { keyPath: 'id' });
      request.result.createObjectStore(pieces, { keyPath: ['recordingId', 'index'] });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage is closed.')));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage failed.')));
  });

/** Work on both stores that is stored whole or not at all, and has reached the disk when it resolves. */
async function change(work: (stores: { recordings: IDBObjectStore; pieces: IDBObjectStore }) => void) {
  const db = await open();
  const transaction = db.transaction([recordings, pieces], 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The storage failed.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
  work({ recordings: transaction.objectStore(recordings), pieces: transaction.objectStore(pieces) });
  await done;
}

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Stores what is known of a recording, in place of what was. */
export const storeRecording = (recording: StoredRecording): Promise<void> =>
  change((stores) => void stores.recordings.put(recording));

/** Adds the next piece, and what is known with it. Fails where the device is full. */
export const storePiece = (recording: StoredRecording, bytes: Blob): Promise<void> =>
  change((stores) => {
    const piece: Piece = { recordingId: recording.id, index: recording.pieces - 1, bytes };
    stores.pieces.put(piece);
    stores.recordings.put(recording);
  });

/** The recordings of a person on this device, the newest first. */
export async function listRecordings(personId: string, organizationId: string): Promise<StoredRecording[]> {
  const db = await open();
  const found = await answerOf<StoredRecording[]>(
    db.transaction(recordings).objectStore(recordings).getAll(),
  );
  return found
    .filter((each) => each.personId === personId && each.organizationId === organizationId && each.bytes > 0)
    .sort((one, other) => other.startedAt - one.startedAt);
}

/** The bytes of a recording as one file. They are read from the disk when they are needed. */
export async function readRecording({ id, fileName, mimeType }: StoredRecording): Promise<File> {
  const db = await open();
  const found = await answerOf<Piece[]>(db.transaction(pieces).objectStore(pieces).getAll(all(id)));
  return new File(
    found.map(({ bytes }) => bytes),
    fileName,
    { type: mimeType.split(';')[0]! },
  );
}

export const removeRecording = (id: string): Promise<void> =>
  change((stores) => {
    stores.recordings.delete(id);
    stores.pieces.delete(all(id));
  });

/** Bytes that this device has room for. `undefined`: it does not say. */
export async function findRoom(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** Asks the browser not to clear the recordings when the disk becomes full. It may refuse. */
export const keepOnDevice = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};
