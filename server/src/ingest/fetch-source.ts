import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import { assembleSource } from './assemble-source.ts';
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
