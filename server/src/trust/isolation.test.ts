import { expect, test } from 'vitest';
import { checkIsolation } from './check-isolation.ts';
import { targets } from './trust-world.ts';

// A sample of isolation.trust.test.ts, short enough for every change.
test('a visitor, a guest, viewers of two organizations and a manager get exactly what is theirs', async () => {
  const { made, wrong } = await checkIsolation(
    ['visitor', 'guest', 'viewer', 'organization manager', 'viewer elsewhere'],
    // None of them is in one audience and not in another, so that one is enough.
    { at: targets.filter((target) => target !== 'for another group' && target !== 'for a person') },
  );
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(500);
}, 300_000);
