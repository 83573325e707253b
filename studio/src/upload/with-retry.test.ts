import { expect, test, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { withRetry } from './with-retry.ts';

const { signal } = new AbortController();
const away = () => new ApiError('Network Error');

test('a call is repeated while the connection is lost, however long, and tells when it is back', async () => {
  const pause = vi.fn(async () => {});
  const onLine = vi.fn();
  let tries = 0;
  const answer = await withRetry(
    async () => {
      tries += 1;
      if (tries <= 20) throw away();
      return 'here';
    },
    { onLine, signal, pause },
  );
  expect(answer).toBe('here');
  expect(pause.mock.calls.map(([milliseconds]: unknown[]) => milliseconds).slice(-2)).toEqual([
    15_000, 15_000,
  ]);
  expect(onLine.mock.lastCall).toEqual([false]);
});

test('a refusal after the connection was lost says that it is back', async () => {
  const onLine = vi.fn();
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw tries === 1 ? away() : new ApiError('gone', { status: 404 });
  };
  await expect(withRetry(work, { onLine, signal, pause: async () => {} })).rejects.toThrow('gone');
  expect(onLine.mock.calls).toEqual([[true], [false]]);
});

test('a quota is no passing failure', async () => {
  const work = vi.fn(async () => {
    throw new ApiError('refused', { status: 429, retryAfter: 60, exceptionData: { quota: 'uploadsPerDay' } });
  });
  await expect(withRetry(work, { onLine: () => {}, signal, pause: async () => {} })).rejects.toThrow();
  expect(work).toHaveBeenCalledOnce();
});

test('what the service refuses is not repeated, nor a full disk', async () => {
  for (const status of [400, 404, 409, 507]) {
    const work = vi.fn(async () => {
      throw new ApiError('refused', { status });
    });
    await expect(withRetry(work, { onLine: () => {}, signal, pause: async () => {} })).rejects.toMatchObject({
      status,
    });
    expect(work).toHaveBeenCalledTimes(1);
  }
});

test('after too many calls it waits as long as the service asks', async () => {
  const pause = vi.fn(async () => {});
  let tries = 0;
  await withRetry(
    async () => {
      tries += 1;
      if (tries === 1) throw new ApiError('slow down', { status: 429, retryAfter: 7 });
    },
    { onLine: () => {}, signal, pause },
  );
  expect(pause.mock.calls).toEqual([[7000, signal]]);
});
