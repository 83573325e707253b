import { configure, Reader, ZipReader, type Entry, type FileEntry } from '@zip.js/zip.js';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import type { Note } from './say.ts';
import { type SourceFault, SourceProblem, type SourceFiles } from './source.ts';

/** An archive on a disk or in a browser, of which parts are read. */
export type ArchiveBytes = {
  /** How problems name it. */
  name: string;
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
};

export type ZipFiles = SourceFiles & {
  /** The bytes of a file. Reading ends with a `SourceProblem` where they are not those that the archive names. */
  stream(path: string): ReadableStream<Uint8Array>;
  /** What is in the archive and cannot be taken. */
  problems: SourceFault[];
};

const mostEntries = 200_000;
/** A file that is this many times larger than its packed bytes is a trap. Tables and captions of an export are far below. */
const largestRatio = 1000;
const leastBytesOfTrap = 10 * 1024 * 1024;
const symbolicLink = 0o120000;

configure({ useWebWorkers: false });
/** `refusalOf` looks at each name, so that one bad name does not keep the others away. */
const namesAsTheyAre = { filenameValidation: 'tolerant' } as const;

/** Opens an archive (.zip) to read it in place. Throws a `SourceProblem` where it is none. */
export async function openZip(archive: ArchiveBytes): Promise<ZipFiles> {
  const entries = await entriesOf(archive);
  const problems: ZipFiles['problems'] = [];
  const files = new Map<string, FileEntry>();
  for (const entry of entries) {
    if (entry.directory) continue;
    const path = entry.filename.replaceAll('\\', '/');
    const refusal = refusalOf(entry, path, files.has(path));
    if (refusal) problems.push({ where: archive.name, message: refusal });
    else files.set(path, entry);
  }
  const fileAt = (path: string): FileEntry => {
    const entry = files.get(path);
    if (!entry) throw new SourceProblem(['zipNoFile', { file: path, archive: archive.name }]);
    return entry;
  };
  const stream = (path: string): ReadableStream<Uint8Array> =>
    bytesOf(fileAt(path), `${archive.name}: ${path}`);
  return {
    problems,
    list: async () =>
      [...files].map(([path, { uncompressedSize }]) => ({ path, sizeInBytes: uncompressedSize })),
    async read(path, maximumBytes) {
      const { uncompressedSize } = fileAt(path);
      if (uncompressedSize > maximumBytes)
        throw new SourceProblem(['zipFileLarge', { file: path, archive: archive.name, most: maximumBytes }]);
      const parts: Uint8Array[] = [];
      for await (const part of stream(path)) parts.push(part);
      const bytes = new Uint8Array(uncompressedSize);
      let offset = 0;
      for (const part of parts) {
        bytes.set(part, offset);
        offset += part.length;
      }
      return bytes;
    },
    stream,
  };
}

async function entriesOf(archive: ArchiveBytes): Promise<Entry[]> {
  class ArchiveReader extends Reader<void> {
    override size = archive.size;
    override readUint8Array(index: number, length: number): Promise<Uint8Array> {
      return archive.read(index, Math.min(length, archive.size - index));
    }
  }
  const found: Entry[] = [];
  try {
    for await (const entry of new ZipReader(new ArchiveReader(), namesAsTheyAre).getEntriesGenerator()) {
      if (found.length >= mostEntries)
        throw new SourceProblem(['zipManyFiles', { archive: archive.name, most: mostEntries }]);
      found.push(entry);
    }
  } catch (problem) {
    if (problem instanceof SourceProblem) throw problem;
    throw new SourceProblem(['zipIncomplete', { archive: archive.name, detail: (problem as Error).message }]);
  }
  return found;
}

function refusalOf(entry: FileEntry, path: string, isTwice: boolean): Note | undefined {
  const file = path.slice(0, 200);
  if (isTwice) return ['zipTwice', { file }];
  const { uncompressedSize, compressedSize, externalFileAttributes, encrypted } = entry;
  if (/^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)|\0/.test(path)) return ['zipLeadsOut', { file }];
  if (((externalFileAttributes >>> 16) & 0o170000) === symbolicLink) return ['zipLink', { file }];
  if (encrypted) return ['zipEncrypted', { file }];
  if (uncompressedSize > uploadLimits.file) return ['zipLarge', { file }];
  if (uncompressedSize > leastBytesOfTrap && uncompressedSize > largestRatio * Math.max(1, compressedSize))
    return ['zipTrap', { file, times: largestRatio }];
  return undefined;
}

/** Unpacks a file as it is read, and stops at the first byte beyond the length that the archive names. */
function bytesOf(entry: FileEntry, name: string): ReadableStream<Uint8Array> {
  let left = entry.uncompressedSize;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      left -= part.length;
      if (left < 0) controller.error(new SourceProblem(['zipLonger', { file: name }]));
      else controller.enqueue(part);
    },
    flush(controller) {
      if (left > 0) controller.error(new SourceProblem(['zipShorter', { file: name }]));
    },
  });
  // What goes wrong reaches the reader, as a sentence with the file's name.
  const writer = writable.getWriter();
  const fail = (problem: unknown) =>
    writer
      .abort(
        problem instanceof SourceProblem
          ? problem
          : new SourceProblem(['zipDamaged', { file: name, detail: (problem as Error).message }]),
      )
      .catch(() => {});
  const into = new WritableStream<Uint8Array>({
    write: (part) => writer.write(part),
    close: () => writer.close(),
    abort: fail,
  });
  entry.getData(into, { checkSignature: true }).catch(fail);
  return readable;
}
