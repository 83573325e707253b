import { ApiError } from './api-error.ts';

/** Milliseconds that a call may take, if it does not say more. */
const usualLimit = 15_000;

/** Does the work of a request. It ends at the caller's signal or at the time limit; each failure is an ApiError. */
export async function within<Value>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
  timeLimit = usualLimit,
): Promise<Value> {
  const limit = AbortSignal.timeout(timeLimit);
  try {
    return await work(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch {
    if (signal?.aborted) throw new ApiError('Request aborted');
    if (limit.aborted) throw new ApiError(`timeout of ${timeLimit} ms exceeded`);
    throw new ApiError('Network Error');
  }
}

/** Where the redirects of an address of this origin end. */
export const endOfRedirects = (address: string, signal: AbortSignal): Promise<string> =>
  within(signal, async (signal) => (await fetch(address, { signal, credentials: 'same-origin' })).url);
