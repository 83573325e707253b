import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../platform/db/database.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import { listChunks } from './db.ts';
import { ingestStep } from './ingest-steps.ts';
import { scanUpload } from './scan-upload.ts';

type Deps = {
  db: Database;
  files: Files;
  /** Absent: files are not scanned. */
  scanner?: Scanner | undefined;
};

/**
 * Writes an uploaded file into a folder of this process and has it scanned, before anything is made of it. Answers its path.
 * Throws InfectedFile or ScannerTrouble.
 */
export async function fetchSource(
  { db, files, scanner }: Deps,
  { id, sizeInBytes }: { id: string; sizeInBytes: number },
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const source = join(folder, 'source');
  const chunks = await listChunks(db, id);
  await ingestStep('assemble', () => assembleSource(files, chunks, source, sizeInBytes, signal));
  if (scanner) await ingestStep('scan', () => scanUpload({ db, files, scanner }, id, folder, source, signal));
  return source;
}

/** Joins the chunks of an upload into one file, because ffmpeg seeks in its source. */
async function assembleSource(
  files: Files,
  chunks: string[],
  target: string,
  size: number,
  signal: AbortSignal,
): Promise<void> {
  async function* bytes() {
    for (const chunk of chunks) yield* files.read(chunk);
  }
  await pipeline(bytes, createWriteStream(target, { mode: 0o600 }), { signal });
  const { size: found } = await stat(target);
  if (found !== size) throw new Error(`${found} of ${size} bytes of the upload are there.`);
}
