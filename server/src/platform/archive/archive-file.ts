import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { ArchiveProblem } from './archive-problem.ts';
import { decrypt, encrypt, isEncrypted } from './encryption.ts';

/** Adds an entry of exactly that many bytes. */
export type AddEntry = (name: string, size: number, content: AsyncIterable<Buffer> | Buffer) => Promise<void>;

/**
 * Writes a tar archive, encrypted where there is a passphrase. Until everything is written and on the disk the file has
 * another name, so that an interrupted one never looks whole. `cost`: the work of a passphrase's key; absent, that of production.
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
  cost?: number,
): Promise<void> {
  const partial = `${file}.partial`;
  const tar = pack();
  const content = tar as unknown as AsyncIterable<Buffer>;
  tar.on('error', () => {}); // it is thrown where the content is read
  const target = await open(partial, 'w', 0o600);
  let cause: Error | undefined;
  const filled = fill((name, size, bytes) => addEntry(tar, name, size, bytes)).then(
    () => tar.finalize(),
    (problem: Error) => {
      cause = problem;
      tar.destroy(problem);
    },
  );
  try {
    for await (const chunk of passphrase === undefined ? content : encrypt(content, passphrase, cost))
      await writeAll(target, chunk);
    await filled;
    await target.sync();
    await target.close();
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (problem) {
    tar.destroy();
    await filled;
    await target.close().catch(() => {});
    await rm(partial, { force: true });
    throw cause ?? problem;
  }
}

async function addEntry(
  tar: Pack,
  name: string,
  size: number,
  content: AsyncIterable<Buffer> | Buffer,
): Promise<void> {
  const done = Promise.withResolvers<unknown>();
  const entry = tar.entry({ name, size, mode: 0o600 }, (problem) =>
    problem ? done.reject(problem) : done.resolve(undefined),
  );
  // The error is thrown below, or when the content of the archive is read.
  entry.on('error', () => {});
  done.promise.catch(() => {});
  let length = 0;
  for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
    length += chunk.length;
    if (length > size) break;
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done.promise]);
  }
  if (length !== size) throw new ArchiveProblem(['changedWhileSaved', { name }]);
  entry.end(undefined);
  await done.promise;
}

async function writeAll(target: FileHandle, chunk: Buffer): Promise<void> {
  for (let from = 0; from < chunk.length;) from += (await target.write(chunk, from)).bytesWritten;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** The entries of an archive in their order. Each must be read, or left with `drain`, before the next is asked for. */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: 512 * 1024 });
  const entries = extract();
  entries.on('error', () => {}); // it is thrown where the entries are read
  const feeding = pipeline(bytesOf(source, passphrase), entries as unknown as Writable).catch(
    (problem: Error) => entries.destroy(problem),
  );
  try {
    for await (const entry of entries)
      yield {
        name: entry.header.name,
        size: entry.header.size,
        content: contentOf(file, entry as AsyncIterable<Buffer>),
      };
  } catch (problem) {
    throw readProblem(file, problem as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    entries.destroy();
    await feeding;
  }
}

async function* contentOf(file: string, entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (problem) {
    throw readProblem(file, problem as Error);
  }
}

function readProblem(file: string, problem: NodeJS.ErrnoException): Error {
  if (problem instanceof ArchiveProblem) return problem;
  if (problem.code === 'ENOENT') return new ArchiveProblem(['noSuchFile', { file }]);
  if (problem.code) return new ArchiveProblem(['backupUnreadable', { file, code: problem.code }]);
  return new ArchiveProblem(['noBackup', { file, message: problem.message }]);
}

async function* bytesOf(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  if (first.done || !isEncrypted(first.value)) yield* all();
  else if (passphrase === undefined) throw new ArchiveProblem(['passphraseMissing']);
  else yield* decrypt(all(), passphrase);
}
