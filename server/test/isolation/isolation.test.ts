import { expect, test } from 'vitest';
import { checkIsolation } from './check-isolation.ts';

// A sample of isolation.trust.test.ts, short enough for every change. Other states of items, and addresses that are malformed, are there.
test('a visitor, a guest, viewers of two organizations, managers and keys get exactly what is theirs', async () => {
  const { made, wrong } = await checkIsolation(
    [
      ...(['visitor', 'guest', 'viewer', 'organization manager', 'viewer elsewhere'] as const),
      ...(['admin', 'key', 'key of a category', 'member who may record'] as const),
    ],
    { at: ['own', 'own locked', 'own drafted', 'anothers', 'for a group', 'missing'] },
  );
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(2_000);
}, 300_000);
