// Slow: it makes an embedded database of an older version and applies the later migrations.
// Proves: the command brings a database up to date, changes nothing in a dry run, and takes no portal elsewhere.
// Ground: cli, server/src/platform/db, server/migrations.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { migrate } from '@tv/server/platform/db/migrations/migrate';
import { readMigrations } from '@tv/server/platform/db/migrations/migrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateCommand } from './migrate.ts';
import { captureOutput } from '../testing/test-commands.ts';

const { out } = captureOutput();
const names = readMigrations().map(({ name }) => name);
let dataDir: string;
beforeAll(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'tv-migrate-')), 'data');
});
afterAll(() => rmSync(join(dataDir, '..'), { recursive: true }));

test('a dry run on a computer without a portal names every migration and makes nothing', async () => {
  await migrateCommand(['--dry-run'], { DATA_DIR: dataDir });
  expect(out()).toBe(
    [
      ...names.map((name) => `Would apply ${name}`),
      `${names.length} would be applied; nothing was changed.`,
    ].join('\n'),
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('an older database is brought up to date without the service, after a dry run that changes nothing', async () => {
  const older = await openDatabase({ dataDir });
  await migrate(older, { which: (name) => name < '0150' });
  await older.close();
  const rest = names.filter((name) => name >= '0150');
  await migrateCommand(['--dry-run'], { DATA_DIR: dataDir });
  expect(out()).toContain(`${rest.length} would be applied`);
  await migrateCommand([], { DATA_DIR: dataDir });
  expect(out().split('\n').slice(0, -1)).toEqual(rest.map((name) => `Applied ${name}`));
  await migrateCommand([], { DATA_DIR: dataDir });
  expect(out()).toBe('Nothing to do: the database is up to date.');
  // No secret, no token: those are the service's.
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock']);
});

test('it does not take a portal elsewhere', async () => {
  await expect(migrateCommand([], { DATA_DIR: dataDir, TV_PORTAL: 'https://tv.example' })).rejects.toThrow(
    'not on a portal elsewhere',
  );
});
