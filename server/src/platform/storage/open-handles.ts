import { close, fstat, open, read } from 'node:fs';
import { promisify } from 'node:util';

const openPath = promisify(open);
const statHandle = promisify(fstat);
const closeHandle = promisify(close);

/** A file that is open for reading, until `release` is called. */
export type OpenFile = {
  /** Bytes. */
  size: number;
  /** The content of a small file, which others read too: never to be changed. */
  content?: Buffer;
  /** Must be called once by each who opened it. */
  release(): void;
  /** Reads `length` bytes from `position` into the beginning of `buffer`. Rejects where the file has fewer. */
  readInto(buffer: Buffer, length: number, position: number): Promise<void>;
};

/** Milliseconds for which a handle serves new readers. */
const fresh = 10_000;
/** Bytes. The content of files up to this size is in memory while they are open: most pictures are smaller. */
const smallSize = 64 * 1024;

type Handle = { file: OpenFile; use(): void; end(): void };

/**
 * Opens files for many readers: the pieces of a film, and a picture on a full page, are asked for again and again, and
 * opening costs more than reading a small piece. A path that is replaced is noticed after ten seconds, or at `forget`.
 * Beyond `most` the handle that was opened first is closed once its readers have ended.
 */
export function createOpenHandles(most = 1_000) {
  const known = new Map<string, Promise<Handle | undefined>>();

  function end(path: string, handle: Promise<Handle | undefined>): void {
    if (known.get(path) !== handle) return;
    known.delete(path);
    handle.then(
      (found) => found?.end(),
      () => {},
    );
  }

  function begin(path: string): Promise<Handle | undefined> {
    const handle = openHandle(path);
    known.set(path, handle);
    const [first] = known;
    if (first && known.size > most) end(...first);
    setTimeout(() => end(path, handle), fresh).unref();
    handle.then(
      (found) => found ?? end(path, handle),
      () => end(path, handle),
    );
    return handle;
  }

  return {
    /** `undefined`: there is no such file. */
    async open(path: string): Promise<OpenFile | undefined> {
      const handle = await (known.get(path) ?? begin(path));
      handle?.use();
      return handle?.file;
    },
    /** Opens the files of this path, and below it, again for the next readers. */
    forget(path: string): void {
      for (const [each, handle] of known) if (each === path || each.startsWith(`${path}/`)) end(each, handle);
    },
  };
}

async function openHandle(path: string): Promise<Handle | undefined> {
  const handle = await openPath(path, 'r').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT' || problem.code === 'ENOTDIR') return undefined;
    throw problem;
  });
  if (handle === undefined) return undefined;
  const found = await statHandle(handle);
  if (found.isFile() && found.size <= smallSize) return readWhole(handle, found.size);
  let users = 0;
  let isEnding = false;
  const closeUnused = () => {
    if (isEnding && users === 0) closeHandle(handle).catch(() => {});
  };
  const endIt = () => {
    isEnding = true;
    closeUnused();
  };
  if (!found.isFile()) {
    endIt();
    return undefined;
  }
  return {
    use: () => void users++,
    // A reader that waits for this handle uses it in the turn in which it is there.
    end: () => void setImmediate(endIt),
    file: {
      size: found.size,
      release() {
        users--;
        closeUnused();
      },
      readInto: (buffer, length, position) => readInto(handle, buffer, length, position),
    },
  };
}

/** Reads a small file and closes it. */
async function readWhole(handle: number, size: number): Promise<Handle> {
  const content = Buffer.allocUnsafeSlow(size);
  try {
    await readInto(handle, content, size, 0);
  } finally {
    closeHandle(handle).catch(() => {});
  }
  return {
    use() {},
    end() {},
    file: {
      size,
      content,
      release() {},
      readInto: async (buffer, length, position) => void content.copy(buffer, 0, position, position + length),
    },
  };
}

const readInto = (handle: number, buffer: Buffer, length: number, position: number) =>
  new Promise<void>((resolve, reject) => {
    read(handle, buffer, 0, length, position, (problem, count) => {
      if (problem) reject(problem);
      else if (count < length) reject(new Error('The file became shorter while it was sent.'));
      else resolve();
    });
  });
