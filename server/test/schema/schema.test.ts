// On both databases: the schema that the migrations make.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { describeSchema } from '../../src/platform/db/migrations/describe-schema.ts';
import { describeTables } from '../../src/platform/db/migrations/describe-tables.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { readMigrations } from '../../src/platform/db/migrations/migrations.ts';
import { openTestDatabase } from '../../src/test-database.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('no migration was changed after it was added', () => {
  const sums = readMigrations().map(({ name, checksum }) => `${checksum}  ${name}\n`);
  expect(fileOf('../../migrations/SHA256SUMS'), 'after adding one: npm run schema').toBe(sums.join(''));
});

describe('a migrated database', () => {
  let db: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, drop } = await openTestDatabase());
  });
  afterAll(() => drop());

  // Other versions of PostgreSQL write the same expressions otherwise.
  test.skipIf(process.env.TEST_DATABASE_URL)('is as schema.sql tells', async () => {
    expect(await describeSchema(db), 'after a migration: npm run schema').toBe(fileOf('../../schema.sql'));
  });

  test('has the columns that tables.ts tells', async () => {
    expect(await describeTables(db), 'after a migration: npm run schema').toBe(
      fileOf('../../src/platform/db/tables.ts'),
    );
  });

  test('refuses a migration that was changed after it was applied', async () => {
    await db.execute(`update migrations set checksum = 'of another text' where name = '0113-baseline.sql'`);
    await expect(migrate(db)).rejects.toThrow(
      'The migration 0113-baseline.sql was changed after it was applied',
    );
  });

  test('of a version without checksums takes those of the files', async () => {
    await db.execute('update migrations set checksum = null');
    await migrate(db);
    const { rows } = await db.text.query('select name, checksum from migrations order by name');
    expect(rows).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum })));
  });
});
