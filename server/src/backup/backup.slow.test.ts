// Slow: each test makes a portal, backs it up and restores it into another database.
// Proves: a backup can be continued, moves between kinds of stores, is refused where it must be, and keeps rows and files together.
// Ground: server/src/backup, server/src/platform/archive, server/src/platform/storage, server/migrations.
// On both databases, but in `npm run test:all` alone: rows of every table are read and written.
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../platform/db/migrations/migrate.ts';
import { sql } from '../platform/db/sql.ts';
import { folderFiles } from '../platform/storage/files.ts';
import { s3Files } from '../platform/storage/s3-files.ts';
import { startS3Server } from '../platform/storage/test-s3-server.ts';
import { aMediaContent } from '../test-builders.ts';
import { recordAsBefore } from '../../test/schema/test-baseline.ts';
import { openTestDatabase } from '../test-database.ts';
import { refuseRestore, restoreBackup } from './restore-backup.ts';
import { readRows } from './rows-db.ts';
import { secretKey, startBackups } from './test-backups.ts';
import { allFiles, allRows } from './test-portal.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let world: Awaited<ReturnType<typeof startBackups>>;
beforeEach(async () => {
  world = await startBackups();
});
afterEach(() => world.close());

test('from a folder into a bucket and back', async () => {
  const store = await startS3Server();
  world.closing.push(() => store.close());
  await world.backUp('one.tar');
  const bucket = await world.restore('one.tar', undefined, s3Files(store.settings, world.path('temporary')));
  expect(await allFiles(bucket.files)).toEqual(await allFiles(world.from.files));
  Object.assign(world.from, bucket);
  const { bytesAdded } = await world.backUp('two.tar');
  expect(bytesAdded).toBeGreaterThan(200_000);
  const back = await world.restore('two.tar', undefined, folderFiles(world.path('back')));
  expect(await allFiles(back.files)).toEqual(await allFiles(bucket.files));
  expect(await allRows(back.db)).toEqual(await allRows(bucket.db));
});

describe('a backup that continues others', () => {
  beforeEach(async () => {
    await world.backUp('one.tar');
    const item = await aMediaContent(world.from.db, world.filled.organization, { title: 'Second' });
    await world.from.files.write(`media/${item}/1/media-package.json`, 'second');
    await world.from.files.write(world.filled.logo, 'changed');
    await world.backUp('two.tar', undefined, 'one.tar');
    await world.from.files.write(`media/${item}/2/media-package.json`, 'again');
  });

  test('holds the files that are new or changed, and is restored with those before', async () => {
    const { bytesAdded, manifest } = await world.backUp('three.tar', undefined, 'two.tar');
    expect(bytesAdded).toBe('again'.length);
    expect(manifest.archives.map(({ file }) => file)).toEqual(['three.tar', 'two.tar', 'one.tar']);
    const to = await world.restore('three.tar');
    expect(await allFiles(to.files)).toEqual(await allFiles(world.from.files));
    expect(await allRows(to.db)).toEqual(await allRows(world.from.db));
  });

  test('is refused where one of those is missing or another', async () => {
    writeFileSync(world.path('one.tar'), readFileSync(world.path('two.tar')));
    await expect(verifyBackup(world.path('two.tar'), undefined)).rejects.toThrow('one.tar is another backup');
    unlinkSync(world.path('one.tar'));
    await expect(verifyBackup(world.path('two.tar'), undefined)).rejects.toThrow(
      'The backup needs one.tar in the same folder. There is no file',
    );
  });
});

test('files that rows name and nobody has are told, and everything else is saved', async () => {
  await world.from.files.remove(world.filled.logo);
  const { missing } = await world.backUp('one.tar');
  expect(missing).toEqual([world.filled.logo]);
  const to = await world.restore('one.tar');
  expect(await allRows(to.db)).toEqual(await allRows(world.from.db));
});

describe('a restore is refused', () => {
  beforeEach(() => world.backUp('one.tar'));

  test('where the end of the backup is missing', async () => {
    const bytes = readFileSync(world.path('one.tar'));
    const end = bytes.lastIndexOf('end.json');
    writeFileSync(world.path('one.tar'), bytes.subarray(0, end));
    await expect(verifyBackup(world.path('one.tar'), undefined)).rejects.toThrow('is incomplete');
  });

  test('where rows or other files are there, and where the secret key is another', async () => {
    const backup = await verifyBackup(world.path('one.tar'), undefined);
    const db = await world.emptyDatabase();
    const empty = { db, files: folderFiles(world.path('empty')), secretKey };
    await expect(refuseRestore({ ...empty, db: world.from.db }, backup)).rejects.toThrow(
      'The database is not empty',
    );
    const other = folderFiles(world.path('other'));
    await other.write('media/a', 'a');
    await expect(refuseRestore({ ...empty, files: other }, backup)).rejects.toThrow('it has media/a');
    await expect(refuseRestore({ ...empty, secretKey: `${secretKey}!` }, backup)).rejects.toThrow(
      'SECRET_KEY is not the one',
    );
    await refuseRestore(empty, backup);
  });

  test('not where an earlier one was interrupted', async () => {
    const backup = await verifyBackup(world.path('one.tar'), undefined);
    const to = { db: await world.emptyDatabase(), files: folderFiles(world.path('to')), secretKey };
    await to.files.write(world.filled.logo, 'half');
    await migrate(to.db);
    await refuseRestore(to, backup);
    await restoreBackup({ ...to, log: () => {} }, backup);
    expect(await allFiles(to.files)).toEqual(await allFiles(world.from.files));
    expect(await allRows(to.db)).toEqual(await allRows(world.from.db));
  });
});

test('rows that name a file are saved with it, though the file came while the backup was made', async () => {
  let reads = 0;
  const late = async (take: Parameters<typeof readRows>[1]) => {
    // After the first look at the store.
    const item = await aMediaContent(world.from.db, world.filled.organization, { title: `Late ${++reads}` });
    await world.from.files.write(`media/${item}/1/media-package.json`, 'late');
    await readRows(world.from.db, take);
  };
  const options = {
    file: world.path('one.tar'),
    passphrase: undefined,
    since: undefined,
    secretKey,
    version: '1',
  };
  const { missing } = await writeBackup(world.from.files, late, options);
  expect([missing, reads]).toEqual([[], 1]);
  const to = await world.restore('one.tar');
  expect(await allFiles(to.files)).toEqual(await allFiles(world.from.files));
});

describe('a backup of an older version', () => {
  const name = 'Older';
  beforeEach(async () => {
    const { db, drop } = await openTestDatabase('0150');
    world.closing.push(drop);
    await db.query(sql`insert into organizations (id, name) values (${crypto.randomUUID()}, ${name})`);
    Object.assign(world.from, { db, files: folderFiles(world.path('older')) });
  });

  test.each([
    ['is restored with its schema, and migrated later', async () => {}, '0150-api-origins.sql'],
    ['may tell of the migrations that became the baseline', recordAsBefore, '0113-baseline.sql'],
  ])('%s', async (_, change, first) => {
    await change(world.from.db);
    await world.backUp('one.tar');
    const to = await world.restore('one.tar');
    expect(await allRows(to.db)).toEqual(await allRows(world.from.db));
    const pending = await pendingMigrations(to.db);
    expect(pending[0]).toBe(first);
    expect(await migrate(to.db)).toEqual(pending);
    expect(await to.db.query(sql`select name from organizations`)).toEqual([{ name }]);
  });

  test('is refused without one of those', async () => {
    await recordAsBefore(world.from.db);
    await world.from.db.query(sql`delete from migrations where name = '0113-closed-packages.sql'`);
    await world.backUp('one.tar');
    await expect(world.restore('one.tar')).rejects.toThrow(
      'The backup is older than version 2.57.0 (it lacks 0113-closed-packages.sql)',
    );
  });
});
