import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { createOpenHandles } from './open-handles.ts';
import { readOpenFile, type Sending } from './read-open-file.ts';
import { createTemporaryFolders, foldersOfProcesses } from './temporary-folders.ts';

export type SentFile = {
  /** Bytes. */
  size: number;
  /** The content of a small file, where it is in memory. Never to be changed. */
  content?: Buffer | undefined;
  /** Reads a range, both positions included, to send it at once. Called once at most, instead of `close`. */
  read(range: { start: number; end: number }, sending: Sending): Buffer | Promise<Buffer> | Readable;
  close(): void;
};

export type StoredFile = {
  key: string;
  /** Bytes. */
  size: number;
  /** Changes when the content does: the instant of the last change, or the store's tag. */
  tag: string;
};

/** A store of media bytes, under keys such as `media/{id}/1/video-720.mp4`. */
export type Files = {
  /** Bytes; `undefined` when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** `start` and `end` are byte positions, both included. Destroy the stream when the reader goes away. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /** Opens a file to send it; `undefined` when there is no such file. A file that another process replaces is noticed within ten seconds. */
  open(key: string): Promise<SentFile | undefined>;
  readText(key: string): Promise<string>;
  /** Writes a file, whole or not at all. */
  write(key: string, content: Buffer | string | Readable): Promise<void>;
  /** Makes a finished folder of files appear under `key` at once, replacing the files there. */
  moveIn(folder: string, key: string): Promise<void>;
  /** Removes a file, or everything under a key. */
  remove(key: string): Promise<void>;
  /** Makes an empty folder on the same disk; the caller removes it. */
  temporaryFolder(): Promise<string>;
  /** Every file, in no order. What is written or removed meanwhile may be among them or not. */
  list(): AsyncIterable<StoredFile>;
  /** Removes the unfinished files of processes that were killed. `isAlone`: no other process uses the store. */
  tidy(options: { isAlone: boolean }): Promise<void>;
  /** The address at which a browser can get the file for so many seconds; `undefined`: the service has to send it. */
  addressOf(
    key: string,
    as: { contentType: string; disposition?: string | undefined; seconds: number },
  ): Promise<string | undefined>;
  /** The path under which the proxy in front of the service finds the file; `undefined`: it does not. */
  proxyPath(key: string): string | undefined;
};

async function* listFolder(root: string, folder = ''): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifGone([]));
  for (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory() && !foldersOfProcesses.includes(key)) yield* listFolder(root, key);
    const found = entry.isFile() ? await stat(join(root, key)).catch(ifGone(undefined)) : undefined;
    if (found) yield { key, size: found.size, tag: String(found.mtimeMs) };
  }
}

/** Leaves out files that were removed since they were listed. Throws another problem. */
const ifGone =
  <Value>(value: Value) =>
  (problem: NodeJS.ErrnoException): Value => {
    if (problem.code === 'ENOENT') return value;
    throw problem;
  };

/** A key is a path below the store's root. */
export function checkedKey(key: string): string {
  const path = normalize(key);
  if (path.startsWith('..') || path.startsWith('/') || key.includes('\0')) throw new Error('bad file key');
  return path;
}

// Measured: larger reads halve the processor time a gigabyte costs.
const readSize = 512 * 1024;

/** Stores files in a folder. `location` is the path under which the proxy in front of the service has this folder. */
export function folderFiles(root: string, location?: string): Files {
  const base = resolve(root);
  const pathOf = (key: string) => `${base}/${checkedKey(key)}`;
  const temporary = createTemporaryFolders(root);
  const temporaryFolder = () => temporary.make();
  const handles = createOpenHandles();
  return {
    temporaryFolder,
    async open(key) {
      const file = await handles.open(pathOf(key));
      if (!file) return undefined;
      const read: SentFile['read'] = (range, sending) => readOpenFile(file, range, sending);
      return { size: file.size, content: file.content, read, close: file.release };
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    read: (key, range) => createReadStream(pathOf(key), { ...range, highWaterMark: readSize }),
    readText: (key) => readFile(pathOf(key), 'utf8'),
    async write(key, content) {
      const folder = await temporaryFolder();
      try {
        const file = join(folder, 'file');
        const source = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content;
        await pipeline(source, createWriteStream(file, { mode: 0o600, flush: true }));
        await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
        await rename(file, pathOf(key));
        handles.forget(pathOf(key));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async moveIn(folder, key) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rm(target, { recursive: true, force: true });
      await rename(folder, target);
      handles.forget(target);
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
      handles.forget(pathOf(key));
    },
    list: () => listFolder(root),
    tidy: ({ isAlone }) => temporary.tidy(isAlone),
    addressOf: async () => undefined,
    proxyPath: (key) =>
      location && [location, ...checkedKey(key).split('/').map(encodeURIComponent)].join('/'),
  };
}
