import { expect, test } from 'vitest';
import { checkIsolation } from './check-isolation.ts';

// A sample of isolation.trust.test.ts, short enough for every change.
test('a visitor, a guest, viewers of two organizations and a manager get exactly what is theirs', async () => {
  const { made, wrong } = await checkIsolation([
    'visitor',
    'guest',
    'viewer',
    'organization manager',
    'viewer elsewhere',
  ]);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(500);
}, 300_000);
