import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openInMemory } from '../platform/db/embedded-database.ts';
import { migrate, pendingMigrations } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { sql } from '../platform/db/sql.ts';
import { type Files, folderFiles } from '../platform/storage/files.ts';
import { s3Files } from '../platform/storage/s3-files.ts';
import { startS3Server } from '../platform/storage/test-s3-server.ts';
import { aMediaContent } from '../test-builders.ts';
import { openTestDatabase } from '../test-database.ts';
import { createEmptyDatabase } from '../test-postgres.ts';
import { refuseRestore, restoreBackup } from './restore-backup.ts';
import { readRows } from './rows-db.ts';
import { allFiles, allRows, fillPortal } from './test-portal.ts';
import { verifyArchive, verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const secretKey = 'a secret of the tests, long enough to be one';
const server = process.env.TEST_DATABASE_URL;
let folder: string;
let from: { db: Database; files: Files };
let filled: Awaited<ReturnType<typeof fillPortal>>;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tv-backup-'));
  const { db, drop } = await openTestDatabase();
  closing = [async () => rmSync(folder, { recursive: true }), drop];
  from = { db, files: folderFiles(join(folder, 'from')) };
  filled = await fillPortal(db, from.files);
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const path = (name: string) => join(folder, name);
const backUp = async (name: string, passphrase?: string, since?: string) =>
  writeBackup(from.files, (take) => readRows(from.db, take), {
    file: path(name),
    passphrase,
    since: since ? { file: path(since), manifest: await verifyArchive(path(since), passphrase) } : undefined,
    secretKey,
    version: '1.0.0',
  });

/** A database without any table. */
async function emptyDatabase(): Promise<Database> {
  if (!server) {
    const db = await openInMemory();
    closing.push(() => db.close());
    return db;
  }
  const { url, drop } = await createEmptyDatabase(server);
  const db = await openDatabase({ databaseUrl: url, dataDir: '' });
  closing.push(drop, () => db.close());
  return db;
}

async function restore(name: string, passphrase?: string, files = folderFiles(join(folder, 'to'))) {
  const to = { db: await emptyDatabase(), files };
  const backup = await verifyBackup(path(name), passphrase);
  await refuseRestore({ ...to, secretKey }, backup);
  const told = await restoreBackup({ ...to, log: () => {} }, backup);
  return { ...to, told };
}

test.each([undefined, 'correct horse battery staple'])(
  'every row and every file comes back (passphrase: %s)',
  async (passphrase) => {
    const { missing } = await backUp('one.tar', passphrase);
    expect(missing).toEqual([]);
    const to = await restore('one.tar', passphrase);
    const rows = await allRows(from.db);
    expect(await allRows(to.db)).toEqual(rows);
    expect(to.told.rows).toBe(Object.values(rows).flat().length);
    expect(await allFiles(to.files)).toEqual(await allFiles(from.files));
    expect(Object.keys(await allFiles(to.files))).toHaveLength(6);
    // Rows written from now on get numbers of their own, and the triggers run.
    await aMediaContent(to.db, filled.organization, { title: 'New' });
    await to.db.query(sql`insert into audit_log (action) values ('tested again')`);
    const counted = sql`select sum(published)::int as items from item_counts where of_id = ${filled.organization}`;
    expect(await to.db.query(counted)).toEqual([{ items: 2 }]);
    await migrate(to.db);
  },
);

test('from a folder into a bucket and back', async () => {
  const store = await startS3Server();
  closing.push(() => store.close());
  await backUp('one.tar');
  const bucket = await restore('one.tar', undefined, s3Files(store.settings, path('temporary')));
  expect(await allFiles(bucket.files)).toEqual(await allFiles(from.files));
  from = bucket;
  const { bytesAdded } = await backUp('two.tar');
  expect(bytesAdded).toBeGreaterThan(200_000);
  const back = await restore('two.tar', undefined, folderFiles(path('back')));
  expect(await allFiles(back.files)).toEqual(await allFiles(bucket.files));
  expect(await allRows(back.db)).toEqual(await allRows(bucket.db));
});

describe('a backup that continues others', () => {
  beforeEach(async () => {
    await backUp('one.tar');
    const item = await aMediaContent(from.db, filled.organization, { title: 'Second' });
    await from.files.write(`media/${item}/1/media-package.json`, 'second');
    await from.files.write(filled.logo, 'changed');
    await backUp('two.tar', undefined, 'one.tar');
    await from.files.write(`media/${item}/2/media-package.json`, 'again');
  });

  test('holds the files that are new or changed, and is restored with those before', async () => {
    const { bytesAdded, manifest } = await backUp('three.tar', undefined, 'two.tar');
    expect(bytesAdded).toBe('again'.length);
    expect(manifest.archives.map(({ file }) => file)).toEqual(['three.tar', 'two.tar', 'one.tar']);
    const to = await restore('three.tar');
    expect(await allFiles(to.files)).toEqual(await allFiles(from.files));
    expect(await allRows(to.db)).toEqual(await allRows(from.db));
  });

  test('is refused where one of those is missing or another', async () => {
    writeFileSync(path('one.tar'), readFileSync(path('two.tar')));
    await expect(verifyBackup(path('two.tar'), undefined)).rejects.toThrow('one.tar is another backup');
    unlinkSync(path('one.tar'));
    await expect(verifyBackup(path('two.tar'), undefined)).rejects.toThrow(
      'The backup needs one.tar in the same folder: There is no file',
    );
  });
});

test('rows that name a file are saved with it, though the file came while the backup was made', async () => {
  let reads = 0;
  const late = async (take: Parameters<typeof readRows>[1]) => {
    // After the first look at the store.
    const item = await aMediaContent(from.db, filled.organization, { title: `Late ${++reads}` });
    await from.files.write(`media/${item}/1/media-package.json`, 'late');
    await readRows(from.db, take);
  };
  const options = { file: path('one.tar'), passphrase: undefined, since: undefined, secretKey, version: '1' };
  const { missing } = await writeBackup(from.files, late, options);
  expect([missing, reads]).toEqual([[], 1]);
  const to = await restore('one.tar');
  expect(await allFiles(to.files)).toEqual(await allFiles(from.files));
});

test('files that rows name and nobody has are told, and everything else is saved', async () => {
  await from.files.remove(filled.logo);
  const { missing } = await backUp('one.tar');
  expect(missing).toEqual([filled.logo]);
  const to = await restore('one.tar');
  expect(await allRows(to.db)).toEqual(await allRows(from.db));
});

describe('a restore is refused', () => {
  beforeEach(() => backUp('one.tar'));

  test('where a part of the backup is not what was saved, before anything is written', async () => {
    const bytes = readFileSync(path('one.tar'));
    bytes[bytes.indexOf(filled.item.slice(0, 8)) + 20_000]! ^= 1;
    writeFileSync(path('one.tar'), bytes);
    await expect(verifyBackup(path('one.tar'), undefined)).rejects.toThrow('one.tar is damaged: media/');
  });

  test('where the end of the backup is missing', async () => {
    const bytes = readFileSync(path('one.tar'));
    const end = bytes.lastIndexOf('end.json');
    writeFileSync(path('one.tar'), bytes.subarray(0, end));
    await expect(verifyBackup(path('one.tar'), undefined)).rejects.toThrow('is incomplete');
  });

  test('where rows or other files are there, and where the secret key is another', async () => {
    const backup = await verifyBackup(path('one.tar'), undefined);
    const db = await emptyDatabase();
    const empty = { db, files: folderFiles(path('empty')), secretKey };
    await expect(refuseRestore({ ...empty, db: from.db }, backup)).rejects.toThrow(
      'The database is not empty',
    );
    const other = folderFiles(path('other'));
    await other.write('media/a', 'a');
    await expect(refuseRestore({ ...empty, files: other }, backup)).rejects.toThrow('it has media/a');
    await expect(refuseRestore({ ...empty, secretKey: `${secretKey}!` }, backup)).rejects.toThrow(
      'SECRET_KEY is not the one',
    );
    await refuseRestore(empty, backup);
  });

  test('not where an earlier one was interrupted', async () => {
    const backup = await verifyBackup(path('one.tar'), undefined);
    const to = { db: await emptyDatabase(), files: folderFiles(path('to')), secretKey };
    await to.files.write(filled.logo, 'half');
    await migrate(to.db);
    await refuseRestore(to, backup);
    await restoreBackup({ ...to, log: () => {} }, backup);
    expect(await allFiles(to.files)).toEqual(await allFiles(from.files));
    expect(await allRows(to.db)).toEqual(await allRows(from.db));
  });
});

test('a backup of an older version is restored with its schema, and migrated later', async () => {
  const { db, drop } = await openTestDatabase('0040');
  closing.push(drop);
  const name = 'Older';
  await db.query(sql`insert into organizations (id, name) values (${crypto.randomUUID()}, ${name})`);
  from = { db, files: folderFiles(path('older')) };
  await backUp('one.tar');
  const to = await restore('one.tar');
  expect(await allRows(to.db)).toEqual(await allRows(db));
  const pending = await pendingMigrations(to.db);
  expect(pending[0]).toBe('0040-handed-over-mails.sql');
  expect(await migrate(to.db)).toEqual(pending);
  expect(await to.db.query(sql`select name from organizations`)).toEqual([{ name }]);
});
