import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { type AddEntry, writeArchive } from '../platform/archive/archive-file.ts';
import type { Files, StoredFile } from '../platform/storage/files.ts';
import { beginEntry, endEntry, type Manifest, packManifest, secretKeyCheck, sha256 } from './manifest.ts';
import { collectNamedFiles, missingOf, type NamedFiles } from './named-files.ts';
import type { RowsEvent } from './rows-db.ts';
import { saveRows } from './save-rows.ts';

export type BackupOptions = {
  file: string;
  /** Absent: the archive is a plain tar file. */
  passphrase: string | undefined;
  /** An earlier backup whose files are not saved again. */
  since: { file: string; manifest: Manifest } | undefined;
  secretKey: string;
  version: string;
};

/** How often rows and new files are saved again, where a file that rows name went away meanwhile. */
const maxAttempts = 3;

/**
 * Saves rows and files into one archive while the portal runs. Files come first, then the rows of one instant, then the files
 * that came meanwhile. So every file that the rows name is there. `missing`: files that rows name and the store does not have.
 */
export async function writeBackup(
  files: Files,
  readRows: (take: (event: RowsEvent) => Promise<void>) => Promise<void>,
  { file, passphrase, since, secretKey, version }: BackupOptions,
): Promise<{ manifest: Manifest; missing: string[]; bytesAdded: number }> {
  const id = randomUUID();
  const begin = { format: 1, id, createdAt: new Date().toISOString(), version } as const;
  const manifest: Manifest = {
    ...begin,
    secretKeyCheck: secretKeyCheck(secretKey, id),
    migrations: [],
    sequences: [],
    archives: [{ id, file: basename(file) }, ...(since?.manifest.archives ?? [])],
    parts: [],
    files: new Map(),
  };
  if (since) manifest.archives[1]!.file = basename(since.file);
  let missing: string[] = [];
  let bytesAdded = 0;
  await writeArchive(file, passphrase, async (add) => {
    await addJson(add, beginEntry, begin);
    const saveFiles = async (pass: number) => {
      bytesAdded += await saveNewFiles(add, files, manifest, since?.manifest, pass);
    };
    await saveFiles(0);
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const named: NamedFiles = { table: '', keys: new Set(), folders: new Set(), migrations: [] };
      const saved = await saveRows(add, attempt, async (take) =>
        readRows(async (event) => {
          collectNamedFiles(named, event);
          await take(event);
        }),
      );
      Object.assign(manifest, saved, { migrations: named.migrations });
      await saveFiles(attempt);
      missing = missingOf(named, manifest.files);
      if (missing.length === 0) break;
    }
    const sums: string[] = [];
    for await (const packed of packManifest(manifest)) {
      await add(`manifest/${sums.length}.jsonl.gz`, packed.length, packed);
      sums.push(sha256(packed));
    }
    await addJson(add, endEntry, { manifest: sums });
  });
  return { manifest, missing, bytesAdded };
}

const addJson = (add: AddEntry, name: string, value: unknown) => {
  const content = Buffer.from(`${JSON.stringify(value)}\n`);
  return add(name, content.length, content);
};

/** Saves the files of the store that are new or changed. Answers how many bytes came into this archive. */
async function saveNewFiles(
  add: AddEntry,
  files: Files,
  manifest: Manifest,
  since: Manifest | undefined,
  pass: number,
): Promise<number> {
  let bytes = 0;
  for await (const stored of files.list()) {
    const { key, size, tag } = stored;
    const isSame = (saved: { size: number; tag: string } | undefined) =>
      saved?.size === size && saved.tag === tag;
    if (isSame(manifest.files.get(key))) continue;
    const earlier = since?.files.get(key);
    if (earlier && isSame(earlier)) {
      manifest.files.set(key, { ...earlier, archive: earlier.archive + 1 });
      continue;
    }
    const entry = `files/${pass}/${key}`;
    const hash = await saveFile(add, files, stored, entry);
    if (hash === undefined) continue;
    manifest.files.set(key, { size, tag, sha256: hash, archive: 0, entry });
    bytes += size;
  }
  return bytes;
}

/** Answers the SHA-256, or `undefined` where the file was deleted since it was listed. */
async function saveFile(add: AddEntry, files: Files, { key, size }: StoredFile, entry: string) {
  const content = files.read(key)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let first: IteratorResult<Buffer>;
  try {
    first = await content.next();
  } catch (problem) {
    if ((await files.size(key)) === undefined) return undefined;
    throw problem;
  }
  const hash = createHash('sha256');
  async function* bytes() {
    for (let next = first; !next.done; next = await content.next()) {
      hash.update(next.value);
      yield next.value;
    }
  }
  await add(entry, size, bytes());
  return hash.digest('hex');
}
