import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { type Files, folderFiles } from '../../src/platform/storage/files.ts';
import { s3Files } from '../../src/platform/storage/s3-files.ts';
import { startS3Server } from '../../src/platform/storage/test-s3-server.ts';
import { createDatabase } from '../../src/test-postgres.ts';

/** Where a service has its rows and its files. */
export const setups = ['embedded', 'PostgreSQL', 'PostgreSQL + store'] as const;
export type Setup = (typeof setups)[number];

/** An empty place. `server`: the address of a PostgreSQL server. `open` is for times when no service runs over it. */
export async function makeSetup(setup: Setup, server: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-kill-'));
  const dataDir = join(folder, 'data');
  const database = setup === 'embedded' ? undefined : await createDatabase(server!);
  const store = setup === 'PostgreSQL + store' ? await startS3Server() : undefined;
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...(store && {
      S3_ENDPOINT: store.settings.endpoint,
      S3_BUCKET: store.settings.bucket,
      S3_REGION: store.settings.region,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    }),
  };
  const files: Files = store
    ? s3Files(store.settings, join(folder, 'beside'))
    : folderFiles(join(dataDir, 'files'));
  return {
    env,
    files,
    async open<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
      const db = await openDatabase({ databaseUrl: database?.url, dataDir });
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
    async remove() {
      await store?.close();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
