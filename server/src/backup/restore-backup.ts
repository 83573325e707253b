import { Readable } from 'node:stream';
import { readArchive } from '../platform/archive/archive-file.ts';
import { ArchiveProblem } from '../platform/archive/archive-problem.ts';
import { goesOnFrom, knownNames } from '../platform/db/migrations/baseline.ts';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrations/migrate.ts';
import { readMigrations } from '../platform/db/migrations/migrations.ts';
import type { Sentence } from '../platform/sentences.ts';
import type { Files } from '../platform/storage/files.ts';
import { gunzip, type Manifest, secretKeyCheck } from './manifest.ts';
import { listFilledTables, type RowsEvent, writeRows } from './rows-db.ts';
import { type Backup, contentOf } from './verify-backup.ts';

/**
 * Throws an ArchiveProblem where the backup cannot be restored here: rows or other files are there, the version is older than the
 * backup's or has not all migrations of it any more, or SECRET_KEY is another one. Files of the backup itself may be there, from a restore that was interrupted.
 */
export async function refuseRestore(
  { db, files, secretKey }: { db: Database; files: Files; secretKey: string },
  { manifest }: Backup,
): Promise<void> {
  if (secretKeyCheck(secretKey, manifest.id) !== manifest.secretKeyCheck)
    throw new ArchiveProblem(['otherKey']);
  const known = knownNames(readMigrations());
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown) throw new ArchiveProblem(['newerBackup', { version: manifest.version, migration: unknown }]);
  migrationsOf(manifest);
  const [filled] = await listFilledTables(db);
  if (filled) throw new ArchiveProblem(['databaseFilled', { table: filled }]);
  for await (const { key } of files.list())
    if (!manifest.files.has(key)) throw new ArchiveProblem(['storeFilled', { key }]);
}

/**
 * Writes a verified backup into an empty database and store. Files come first, then all rows in one transaction, so that an
 * interrupted restore can be run again. Migrations that are newer than the backup stay pending.
 */
export async function restoreBackup(
  { db, files, log }: { db: Database; files: Files; log: (sentence: Sentence) => void },
  backup: Backup,
): Promise<{ rows: number; files: number }> {
  const { manifest } = backup;
  const restored = await restoreFiles(files, backup);
  const applied = migrationsOf(manifest);
  await migrate(db, { which: (name) => applied.has(name), log });
  const rows = await writeRows(db, eventsOf(backup));
  const expected = manifest.parts.reduce((sum, part) => sum + part.rows, 0);
  if (rows !== expected) throw new ArchiveProblem(['rowsLost', { rows, expected }]);
  return { rows, files: restored };
}

/** Names of the migrations that make the backup's schema. An ArchiveProblem: this version has not all of them any more. */
function migrationsOf({ migrations }: Manifest): Set<string> {
  const had = new Map(migrations.map((name) => [name, null]));
  const baselines = readMigrations().filter(
    ({ name, baseline }) =>
      !had.has(name) &&
      baseline &&
      goesOnFrom(baseline, had, (lack) => new ArchiveProblem(['olderBackup', lack])),
  );
  return new Set([...migrations, ...baselines.map(({ name }) => name)]);
}

async function restoreFiles(files: Files, { manifest, archives }: Backup): Promise<number> {
  let restored = 0;
  for (const [index, { path, passphrase }] of archives.entries()) {
    const keys = new Map(
      [...manifest.files]
        .filter(([, { archive }]) => archive === index)
        .map(([key, { entry }]) => [entry, key]),
    );
    if (keys.size === 0) continue;
    for await (const { name, content } of readArchive(path, passphrase)) {
      const key = keys.get(name);
      if (key === undefined) await drain(content);
      else {
        await files.write(key, Readable.from(content, { objectMode: false }));
        restored++;
      }
    }
  }
  return restored;
}

async function* eventsOf({ manifest, archives }: Backup): AsyncGenerator<RowsEvent> {
  const parts = new Map(manifest.parts.map((part) => [part.entry, part]));
  const { path, passphrase } = archives[0]!;
  for await (const entry of readArchive(path, passphrase)) {
    const part = parts.get(entry.name);
    if (!part) await drain(entry.content);
    else {
      const text = (await gunzip(await contentOf(entry))).toString();
      yield { kind: 'table', name: part.table, columns: part.columns };
      yield { kind: 'rows', rows: text.split('\n') };
    }
  }
  yield { kind: 'end', sequences: manifest.sequences };
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
