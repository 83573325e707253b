import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { ArchiveProblem } from '../platform/archive/archive-problem.ts';
import { type ArchiveEntry, readArchive } from '../platform/archive/archive-file.ts';
import { type Begin, beginEntry, endEntry, type Manifest, sha256, unpackManifest } from './manifest.ts';

export type Backup = {
  manifest: Manifest;
  /** Path and passphrase of each archive of the manifest. */
  archives: { path: string; passphrase: string | undefined }[];
};

/**
 * Reads a backup whole, with the earlier archives that it needs, and compares every part with its checksum. Throws an
 * ArchiveProblem that says what is wrong.
 */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Backup> {
  const manifest = await verifyArchive(file, passphrase);
  const needed = new Set([...manifest.files.values()].map(({ archive }) => archive));
  const archives = manifest.archives.map((each) => ({ path: join(dirname(file), each.file), passphrase }));
  archives[0]!.path = file;
  for (const [index, { id, file: name }] of manifest.archives.entries())
    if (index > 0 && needed.has(index)) {
      const { sums, begin } = await readSums(archives[index]!.path, passphrase).catch((problem: unknown) => {
        if (!(problem instanceof ArchiveProblem)) throw problem;
        throw new ArchiveProblem(['backupNeeds', { name }], ...problem.sentences);
      });
      if (begin.id !== id) throw new ArchiveProblem(['otherBackup', { name }]);
      compareFiles(manifest, index, sums, name);
    }
  return { manifest, archives };
}

/** Reads one archive whole and answers its manifest. Files of earlier archives are not looked at. */
export async function verifyArchive(file: string, passphrase: string | undefined): Promise<Manifest> {
  const { sums, packed, end } = await readSums(file, passphrase);
  if (!end) throw new ArchiveProblem(['backupIncomplete', { file }]);
  const { manifest: expected } = JSON.parse(end.toString()) as { manifest: string[] };
  if (expected.join() !== packed.map(sha256).join()) throw new ArchiveProblem(['contentsDamaged', { file }]);
  const manifest = await unpackManifest(packed);
  const wrong = manifest.parts.find(({ entry, sha256: sum }) => sums.get(entry) !== sum);
  if (wrong) throw new ArchiveProblem(['rowsDamaged', { file, table: wrong.table }]);
  compareFiles(manifest, 0, sums, file);
  return manifest;
}

function compareFiles(manifest: Manifest, archive: number, sums: ReadonlyMap<string, string>, name: string) {
  for (const [key, file] of manifest.files)
    if (file.archive === archive && sums.get(file.entry) !== file.sha256)
      throw new ArchiveProblem(['savedFileDamaged', { file: name, key }]);
}

/** The checksums of all entries by their names, and the entries that describe the archive. */
async function readSums(file: string, passphrase: string | undefined) {
  const sums = new Map<string, string>();
  const packed: Buffer[] = [];
  let begin: Begin | undefined;
  let end: Buffer | undefined;
  for await (const entry of readArchive(file, passphrase)) {
    if (!begin && entry.name !== beginEntry) break;
    if (entry.name === beginEntry) begin = JSON.parse((await contentOf(entry)).toString()) as Begin;
    else if (entry.name === endEntry) end = await contentOf(entry);
    else if (entry.name.startsWith('manifest/')) packed.push(await contentOf(entry));
    else {
      const hash = createHash('sha256');
      for await (const chunk of entry.content) hash.update(chunk);
      sums.set(entry.name, hash.digest('hex'));
    }
  }
  if (!begin) throw new ArchiveProblem(['notOfPortal', { file }]);
  if (begin.format !== 1) throw new ArchiveProblem(['newerFormat', { file }]);
  return { sums, packed, begin, end };
}

export async function contentOf({ content }: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
