import { test } from 'vitest';
import { runMixedOperations } from './run-mixed-operations.ts';

// A sample of mixed-operations.trust.test.ts, short enough for every change; startTestService opens the database.
test('500 writes of 64 people, some repeated after a lost answer, leave what a model says', async () => {
  await runMixedOperations(500, 2);
});
