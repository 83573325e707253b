import { expect, test } from 'vitest';
import { lockTimeout } from '../../src/platform/db/migrations/apply-migration.ts';
import { migrateBeside } from './migrate-beside.ts';

/** 20,000 of them have four million positions. */
const people = Number(process.env.PEOPLE ?? 200);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'the service reads and writes while migrations go through a table',
  async () => {
    const result = await migrateBeside({ people, items: 5 * people, positionsOfAPerson: 200 });
    const { applied, answered, longestLock, rows, written, seconds } = result;
    expect(applied).toHaveLength(5);
    expect(answered.filter(({ status }) => status >= 300)).toEqual([]);
    expect(written).toBeGreaterThan(people < 20_000 ? 0 : 100);
    expect(rows.all).toBeGreaterThanOrEqual(people * 200);
    expect(rows.right).toBe(rows.all);
    // Nobody waits longer for a lock than a migration does, and for its short work once it has it.
    expect(longestLock).toBeLessThan(2 * lockTimeout);
    const slowest = Math.max(...answered.map(({ milliseconds }) => milliseconds));
    console.log(
      `migrated ${rows.all} positions in ${seconds.toFixed(0)} s beside ${answered.length} requests: the slowest took ${slowest.toFixed(0)} ms, the longest wait for a lock ${longestLock.toFixed(0)} ms`,
    );
  },
  1_800_000,
);
