import { createReadStream } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { inEnglish } from '../platform/sentences.ts';
import type { Files } from '../platform/storage/files.ts';
import { checkPortal } from './check-portal.ts';
import { readRows } from './rows-db.ts';
import { textOfRows } from './rows-text.ts';

const lines = 'application/x-ndjson';

/** The calls by which the command line reaches an embedded database while the service has it open. */
export function serveBackup(serve: Serve, deps: { db: Database; files: Files }): void {
  serve('GET /Management/Backup/Rows', async ({ reply }) => reply.type(lines).send(await spoolRows(deps)));

  serve('GET /Management/Checks', async ({ reply }) => {
    async function* found() {
      for await (const finding of checkPortal(deps))
        yield `${JSON.stringify({ ...finding, text: inEnglish(finding.what) })}\n`;
    }
    return reply.type(lines).send(Readable.from(found(), { objectMode: false }));
  });
}

/** Everybody waits while rows of one instant are read, so they are written to a file first and sent at the reader's pace. */
async function spoolRows({ db, files }: { db: Database; files: Files }): Promise<Readable> {
  const folder = await files.temporaryFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = join(folder, 'rows');
  try {
    await readRows(db, (event) => appendFile(file, textOfRows(event), { mode: 0o600 }));
  } catch (problem) {
    await remove();
    throw problem;
  }
  return createReadStream(file).on('close', () => void remove());
}
