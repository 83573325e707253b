import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../platform/db/database.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import { listCompanions } from './db.ts';

type Deps = { db: Database; files: Files; scanner: Scanner };

/**
 * Scans an uploaded file, and the attachments and subtitles that came with it, before anything is made of them. `folder` is
 * for copies. Throws InfectedFile or ScannerTrouble.
 */
export async function scanUpload(
  { db, files, scanner }: Deps,
  uploadId: string,
  folder: string,
  source: string,
  signal: AbortSignal,
): Promise<void> {
  await scanner.checkFile(source, 'this file', signal);
  for (const [number, { file, kind, name }] of (await listCompanions(db, uploadId)).entries()) {
    const copy = join(folder, `companion-${number}`);
    await pipeline(files.read(file), createWriteStream(copy, { mode: 0o600 }), { signal });
    const what = kind === 'attachment' ? `the attachment "${name}"` : `the subtitles (${name})`;
    await scanner.checkFile(copy, what, signal);
  }
}
