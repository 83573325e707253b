import { test } from 'vitest';
import { runMixedOperations } from './run-mixed-operations.ts';

const skipped = process.env.TEST_DATABASE_URL
  ? ''
  : ' (skipped: set TEST_DATABASE_URL to a PostgreSQL server, the embedded database has one session)';

test.skipIf(skipped)(
  `10,000 writes of 64 people at once, many repeated after a lost answer, leave what a model says${skipped}`,
  async () => {
    await runMixedOperations(10_000, 5);
  },
);
