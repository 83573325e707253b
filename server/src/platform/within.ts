import { setTimeout as wait } from 'node:timers/promises';

/** What the work answers, or `undefined` where it takes longer than these milliseconds. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  const timer = new AbortController();
  const silence = wait(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, silence]);
  } finally {
    timer.abort();
  }
}
