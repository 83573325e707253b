import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workRepeatedly } from './work-repeatedly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = { info() {}, error: vi.fn() };

it('works at once and after each pause, also when it failed', async () => {
  const work = vi.fn().mockRejectedValue(new Error('not now'));
  const working = workRepeatedly(log as never, [{ task: 'counting', pause: 1_000, work }]);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenLastCalledWith({ err: new Error('not now') }, 'counting failed');
  await working.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('never works twice at the same time, and is stopped once what is under way has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn((_signal: AbortSignal) => promise);
  const working = workRepeatedly(log as never, [{ task: 'counting', pause: 1_000, work }]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(1);
  const stopped = vi.fn();
  void working.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work.mock.calls[0]![0].aborted).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalled();
});
