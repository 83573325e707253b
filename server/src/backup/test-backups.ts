import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { openInMemory } from '../platform/db/embedded-database/embedded-database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { type Files, folderFiles } from '../platform/storage/files.ts';
import { openTestDatabase } from '../test-database.ts';
import { createEmptyDatabase } from '../test-postgres.ts';
import { refuseRestore, restoreBackup } from './restore-backup.ts';
import { readRows } from './rows-db.ts';
import { fillPortal } from './test-portal.ts';
import { verifyArchive, verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

export const secretKey = 'a secret of the tests, long enough to be one';

/** A small portal that is backed up, and restored into others. */
export async function startBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'tv-backup-'));
  const { db, drop } = await openTestDatabase();
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true }), drop];
  const from: { db: Database; files: Files } = { db, files: folderFiles(join(folder, 'from')) };
  const filled = await fillPortal(db, from.files);
  const path = (name: string) => join(folder, name);

  /** A database without any table. */
  async function emptyDatabase(): Promise<Database> {
    const server = process.env.TEST_DATABASE_URL;
    if (!server) {
      const made = await openInMemory();
      closing.push(() => made.close());
      return made;
    }
    const { url, drop: dropEmpty } = await createEmptyDatabase(server);
    const made = await openDatabase({ databaseUrl: url, dataDir: '' });
    closing.push(dropEmpty, () => made.close());
    return made;
  }

  return {
    ...{ filled, closing, path, emptyDatabase },
    /** What is backed up. */
    from,
    backUp: async (name: string, passphrase?: string, since?: string) =>
      writeBackup(from.files, (take) => readRows(from.db, take), {
        file: path(name),
        passphrase,
        since: since
          ? { file: path(since), manifest: await verifyArchive(path(since), passphrase) }
          : undefined,
        secretKey,
        version: '1.0.0',
      }),
    async restore(name: string, passphrase?: string, files = folderFiles(join(folder, 'to'))) {
      const to = { db: await emptyDatabase(), files };
      const backup = await verifyBackup(path(name), passphrase);
      await refuseRestore({ ...to, secretKey }, backup);
      const restored = await restoreBackup({ ...to, log: () => {} }, backup);
      return { ...to, restored };
    },
    async close() {
      for (const close of closing.toReversed()) await close();
    },
  };
}
