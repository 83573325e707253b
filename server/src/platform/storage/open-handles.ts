import { close, fstat, open, read } from 'node:fs';
import { promisify } from 'node:util';

const openPath = promisify(open);
const statHandle = promisify(fstat);
const closeHandle = promisify(close);

/** A file that is open for reading. It stays so until `release` was called as often as `use`, or for some seconds without. */
export type OpenFile = {
  /** Bytes. */
  size: number;
  use(): void;
  release(): void;
  /** Reads `length` bytes from `position` into the beginning of `buffer`. Rejects where the file has fewer. */
  readInto(buffer: Buffer, length: number, position: number): Promise<void>;
};

/** Milliseconds for which a handle serves new readers, and after which an unused one is closed. */
const fresh = 10_000;
const grace = 5_000;

/**
 * Opens files for many readers: the pieces of a film, and a picture on a full page, are asked for again and again, and
 * opening costs more than reading a small piece. A path that is replaced is noticed after ten seconds, or at `forget`.
 */
export function createOpenHandles(most = 500) {
  const known = new Map<string, Promise<OpenFile | undefined>>();

  function forget(path: string, file: Promise<OpenFile | undefined>): void {
    if (known.get(path) === file) known.delete(path);
  }

  async function openNew(path: string): Promise<OpenFile | undefined> {
    const handle = await openPath(path, 'r').catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT' || problem.code === 'ENOTDIR') return undefined;
      throw problem;
    });
    if (handle === undefined) return undefined;
    const found = await statHandle(handle);
    let users = 0;
    let isEnding = !found.isFile();
    const closeUnused = () => void (isEnding && users === 0 && closeHandle(handle).catch(() => {}));
    closeUnused();
    if (isEnding) return undefined;
    setTimeout(() => {
      isEnding = true;
      closeUnused();
    }, fresh + grace).unref();
    return {
      size: found.size,
      use: () => void users++,
      release() {
        users--;
        closeUnused();
      },
      readInto: (buffer, length, position) =>
        new Promise((resolve, reject) => {
          read(handle, buffer, 0, length, position, (problem, count) => {
            if (problem) reject(problem);
            else if (count < length) reject(new Error('The file became shorter while it was sent.'));
            else resolve();
          });
        }),
    };
  }

  return {
    /** `undefined`: there is no such file. */
    open(path: string): Promise<OpenFile | undefined> {
      const before = known.get(path);
      if (before) return before;
      const file = openNew(path);
      known.set(path, file);
      if (known.size > most) known.delete(known.keys().next().value!);
      setTimeout(() => forget(path, file), fresh).unref();
      file.then(
        (found) => found ?? forget(path, file),
        () => forget(path, file),
      );
      return file;
    },
    /** Opens the files of this path, and below it, anew for the next readers. */
    forget(path: string): void {
      for (const each of known.keys()) if (each === path || each.startsWith(`${path}/`)) known.delete(each);
    },
  };
}
