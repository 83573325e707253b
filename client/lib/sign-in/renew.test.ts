// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { renewInOneTab } from './renew.ts';
import { session } from '../session/session-state.ts';

/** A lock that lets one in at a time, as the browser's does. */
let last: Promise<unknown> = Promise.resolve();
vi.stubGlobal('navigator', {
  locks: {
    request: (_: string, work: () => Promise<boolean>) => {
      const turn = last.then(work, work);
      last = turn;
      return turn;
    },
  },
});

const signedIn = (expiresAt: number) =>
  session.set({ status: 'signed-in', accessToken: `until ${expiresAt}`, subject: 's', expiresAt });
class Refusal extends Error {}
const isRefusal = (error: unknown) => error instanceof Refusal;

beforeEach(() => {
  localStorage.clear();
  signedIn(100);
});

it('two at once ask the provider once', async () => {
  const ask = vi.fn(async () => {
    signedIn(200);
    return true;
  });
  const both = await Promise.all([renewInOneTab(ask, isRefusal), renewInOneTab(ask, isRefusal)]);
  expect(both).toEqual(['renewed', 'renewed']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for the session that another tab renewed', async () => {
  localStorage.setItem('tv.renewed-until', '300');
  const ask = vi.fn(() => Promise.resolve(true));
  const renewed = renewInOneTab(ask, isRefusal);
  setTimeout(() => signedIn(300), 10);
  expect(await renewed).toBe('renewed');
  expect(ask).not.toHaveBeenCalled();
});

it('asks by the frame after a refused token, and gives up when that is refused too', async () => {
  const ask = vi.fn((byFrame: boolean) => (byFrame ? Promise.resolve(true) : Promise.reject(new Refusal())));
  expect(await renewInOneTab(ask, isRefusal)).toBe('renewed');
  expect(ask.mock.calls).toEqual([[false], [true]]);
  const refuse = vi.fn(() => Promise.reject(new Refusal()));
  expect(await renewInOneTab(refuse, isRefusal)).toBe('refused');
  expect(refuse).toHaveBeenCalledTimes(2);
});

it('tries three times, five seconds apart, when no answer comes', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(new Error('time limit')));
  const renewed = renewInOneTab(ask, isRefusal);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5001);
  expect(await renewed).toBe('unanswered');
  expect(ask).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
