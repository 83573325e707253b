import { createHash, scryptSync } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip as gunzipLater, gzip as gzipLater } from 'node:zlib';
import type { Sequence } from './rows-db.ts';

export const gzip = promisify<Buffer, Buffer>(gzipLater);
export const gunzip = promisify<Buffer, Buffer>(gunzipLater);
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The first entry of an archive. */
export type Begin = { format: 1; id: string; createdAt: string; version: string };

/** A part of the rows of one table, in the order in which parts are written back. */
export type RowsPart = { entry: string; table: string; columns: string[]; rows: number; sha256: string };

export type SavedFile = {
  size: number;
  /** Changes with the content: the time of the last change, or the store's tag. */
  tag: string;
  sha256: string;
  /** The place in `archives` of the archive that holds it, and the entry's name there. */
  archive: number;
  entry: string;
};

/** The content of an archive, and of the earlier archives that it builds on. */
export type Manifest = Begin & {
  /** Tells whether a portal has the same SECRET_KEY, and does not tell the key. */
  secretKeyCheck: string;
  migrations: string[];
  sequences: Sequence[];
  /** This archive comes first. Each lies in the same folder. */
  archives: { id: string; file: string }[];
  parts: RowsPart[];
  files: Map<string, SavedFile>;
};

export const beginEntry = 'tv-backup.json';
export const endEntry = 'end.json';
const linesAtOnce = 20_000;

/** Identifies a SECRET_KEY. Guessing it is as slow as guessing a passphrase. */
export const secretKeyCheck = (secretKey: string, id: string): string =>
  scryptSync(secretKey, `tv backup ${id}`, 16).toString('hex');

/** The manifest as compressed parts of at most 20,000 lines of JSON. */
export async function* packManifest({ files, parts, ...head }: Manifest): AsyncGenerator<Buffer> {
  const lines = (function* () {
    yield JSON.stringify({ head });
    for (const part of parts) yield JSON.stringify({ part });
    for (const [key, file] of files) yield JSON.stringify({ file: { key, ...file } });
  })();
  let some: string[] = [];
  for (const line of lines) {
    some.push(line);
    if (some.length < linesAtOnce) continue;
    yield gzip(Buffer.from(some.join('\n')));
    some = [];
  }
  yield gzip(Buffer.from(some.join('\n')));
}

type Line = { head?: Omit<Manifest, 'files' | 'parts'>; part?: RowsPart; file?: SavedFile & { key: string } };

export async function unpackManifest(packed: readonly Buffer[]): Promise<Manifest> {
  let head: Line['head'];
  const parts: RowsPart[] = [];
  const files = new Map<string, SavedFile>();
  for (const each of packed)
    for (const text of (await gunzip(each)).toString().split('\n').filter(Boolean)) {
      const line = JSON.parse(text) as Line;
      head ??= line.head;
      if (line.part) parts.push(line.part);
      if (line.file) {
        const { key, ...file } = line.file;
        files.set(key, file);
      }
    }
  if (!head) throw new Error('The manifest has no beginning.');
  return { ...head, parts, files };
}
