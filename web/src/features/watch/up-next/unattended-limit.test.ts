import { expect, it } from 'vitest';
import { createUnattendedLimit } from './unattended-limit.ts';

it('ends after three that nobody touched, and begins anew at a touch', () => {
  const unattendedLimit = createUnattendedLimit();
  for (const isReached of [false, false, false]) {
    expect(unattendedLimit.isReached()).toBe(isReached);
    unattendedLimit.countItem();
  }
  expect(unattendedLimit.isReached()).toBe(true);
  unattendedLimit.reset();
  expect(unattendedLimit.isReached()).toBe(false);
});
