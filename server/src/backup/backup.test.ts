// backup.slow.test.ts has what else is saved, continued and refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrations/migrate.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent } from '../test-builders.ts';
import { startBackups } from './test-backups.ts';
import { allFiles, allRows } from './test-portal.ts';
import { verifyBackup } from './verify-backup.ts';

let world: Awaited<ReturnType<typeof startBackups>>;
beforeEach(async () => {
  world = await startBackups();
});
afterEach(() => world.close());

test('every row and every file comes back', async () => {
  const passphrase = 'correct horse battery staple';
  const { missing } = await world.backUp('one.tar', passphrase);
  expect(missing).toEqual([]);
  const to = await world.restore('one.tar', passphrase);
  const rows = await allRows(world.from.db);
  expect(await allRows(to.db)).toEqual(rows);
  expect(to.restored.rows).toBe(Object.values(rows).flat().length);
  expect(await allFiles(to.files)).toEqual(await allFiles(world.from.files));
  expect(Object.keys(await allFiles(to.files))).toHaveLength(6);
  // Rows written from now on get numbers of their own, and the triggers run.
  await aMediaContent(to.db, world.filled.organization, { title: 'New' });
  await to.db.query(sql`insert into audit_log (action) values ('tested again')`);
  const counted = sql`select sum(published)::int as items from item_counts where of_id = ${world.filled.organization}`;
  expect(await to.db.query(counted)).toEqual([{ items: 2 }]);
  await migrate(to.db);
});

test('a restore is refused where a part of the backup is not what was saved, before anything is written', async () => {
  await world.backUp('one.tar');
  const bytes = readFileSync(world.path('one.tar'));
  bytes[bytes.indexOf(world.filled.item.slice(0, 8)) + 20_000]! ^= 1;
  writeFileSync(world.path('one.tar'), bytes);
  await expect(verifyBackup(world.path('one.tar'), undefined)).rejects.toThrow('one.tar is damaged: media/');
});
