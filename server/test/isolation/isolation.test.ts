import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SecondLock } from '../../src/platform/db/second-lock/second-lock.ts';
import { checkIsolation } from './check-isolation.ts';

// PostgreSQL's second lock would hide a condition that a statement forgets, and the embedded database has none.
beforeAll(() => void vi.spyOn(SecondLock.prototype, 'values').mockReturnValue(undefined));
afterAll(() => void vi.restoreAllMocks());

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
