import { expect, test } from 'vitest';
import { lockTimeout } from '../../src/platform/db/migrations/apply-migration.ts';
import { migrateBeside } from './migrate-beside.ts';

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'the service reads and writes while migrations go through a table',
  async () => {
    const { applied, answered, longestLock, rows } = await migrateBeside({
      people: 200,
      items: 1_000,
      positionsOfAPerson: 100,
    });
    expect(applied).toHaveLength(5);
    expect(answered.filter(({ status }) => status >= 300)).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
    expect(rows.right).toBe(rows.all);
    expect(longestLock).toBeLessThan(2 * lockTimeout);
  },
);
