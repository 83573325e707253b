import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { noteUnused } from '../../ingest/unused-files/unused-folders-db.ts';
import { enqueueVersion } from '../../ingest/versions/claim-version-db.ts';
import { findPresentSource, insertVersion } from '../../ingest/versions/version-rows-db.ts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import { bytesOfPackage } from '../../media/media-package.ts';
import { countPackage } from '../../organization/storage/storage-db.ts';
import type { Files } from '../../platform/storage/files.ts';
import { deleteRuns, findRecorded, liveFolder } from '../stream/segments-db.ts';
import type { JoinOriginal } from './join-original.ts';
import type { MakeDeps } from './make-item.ts';
import { insertOriginal, type StoredChunk } from './original-db.ts';

export type OriginalDeps = { joinOriginal: JoinOriginal };

/** Bytes of one stored piece of the original. */
const chunkBytes = 64 * 1024 ** 2;

/**
 * Gives the item of an event the original of which its files are made again, with a poster, previews and every size, as those of an
 * upload are. The segments are not needed then. Safe to repeat after a kill: everything counts with the last transaction.
 */
export async function addOriginal(
  { db, files, clock, joinOriginal }: MakeDeps & OriginalDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const recorded = await findRecorded(db, id);
  if (recorded.runs.length === 0) return;
  const folder = await files.temporaryFolder();
  try {
    const original = await joinOriginal(files, recorded, folder, signal);
    if (!original) return;
    const chunks = await storeChunks(files, id, original, signal);
    await db.transaction(async (queries) => {
      const item = await lockItem(queries, id);
      if (!item || item.deletedAt || !(await deleteRuns(queries, id))) return;
      await noteUnused(queries, liveFolder(id), 1);
      const { hasRow } = await findPresentSource(queries, id);
      const present = await findPackage(queries, id);
      await insertOriginal(queries, item, chunks, clock());
      // Somebody has given the item another file meanwhile.
      if (hasRow || !present) return;
      await countPackage(queries, id, present.version, bytesOfPackage(present.package));
      const version = {
        id: crypto.randomUUID(),
        mediaContentId: id,
        sourceId: id,
        cuts: [],
        createdBy: null,
      };
      await insertVersion(queries, { ...version, state: ProcessingStatus.PENDING }, clock());
      await enqueueVersion(queries, version.id);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeChunks(
  files: Files,
  id: string,
  original: string,
  signal: AbortSignal,
): Promise<StoredChunk[]> {
  const { size } = await stat(original);
  const chunks: StoredChunk[] = [];
  for (let start = 0; start < size; start += chunkBytes) {
    signal.throwIfAborted();
    const end = Math.min(size, start + chunkBytes);
    const file = `uploads/${id}/${start}-live`;
    await files.write(file, createReadStream(original, { start, end: end - 1 }));
    chunks.push({ start, length: end - start, file });
  }
  return chunks;
}
