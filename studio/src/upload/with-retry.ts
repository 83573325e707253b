import { ApiError, wasAborted } from '@tv/client/lib/api/api-error.ts';

/** Milliseconds before each retry. While the connection is lost the last one is repeated: a closed laptop may sleep for days. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

type Retry = { onLine: (isAway: boolean) => void; signal: AbortSignal; pause?: typeof wait };

/** Without an answer, or with one that says that the service is away. A full disk (507) needs a person. */
const isAway = (error: ApiError) =>
  error.status === undefined || [502, 503, 504].includes(error.status) || error.status === 500;

/** Repeats a call until it is answered. A call that is refused fails at once; after too many calls (429) it waits as long as the service asks. */
export async function withRetry<Answer>(
  work: () => Promise<Answer>,
  { onLine, signal, pause = wait }: Retry,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1)
    try {
      const answer = await work();
      if (failures > 0) onLine(false);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted || wasAborted(error)) throw error;
      // An answer came, whatever it says.
      if (failures > 0 && !isAway(error)) onLine(false);
      // A quota takes hours to pass, or a person.
      if (error.exceptionData['quota'] !== undefined) throw error;
      if (error.status === 429) await pause(1000 * (error.retryAfter ?? 5), signal);
      else if (isAway(error)) {
        onLine(true);
        await pause(pauses[Math.min(failures, pauses.length - 1)]!, signal);
      } else throw error;
    }
}

/** Ends early when the browser says that the connection is back. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
