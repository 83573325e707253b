import { ProblemError, UnreachableError } from './problems.ts';

/** Milliseconds before the first repetition; each next one waits twice as long. */
const firstPause = 500;
const longestPause = 15_000;
/** Seconds. A service that asks for more than this is not waited for. */
const longestWait = 120;

/** The service did not begin with the call, so that any call may be repeated. */
const isTurnedAway = (problem: unknown) => problem instanceof ProblemError && problem.status === 429;
/** What passes by itself; whether the service did its work is not known. */
const isPassing = (problem: unknown) =>
  problem instanceof UnreachableError ||
  (problem instanceof ProblemError && [502, 503, 504].includes(problem.status));

/** Repeats what failed for a moment, up to `retries` times. What is not safe to repeat is repeated only where it was turned away. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  { retries, isSafe, signal }: { retries: number; isSafe: boolean; signal: AbortSignal | undefined },
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (problem) {
      const wait = problem instanceof ProblemError ? problem.retryAfter : undefined;
      // A quota takes hours to pass, or a person.
      const isFinal = problem instanceof ProblemError && problem.data['quota'] !== undefined;
      const mayRepeat = isTurnedAway(problem) || (isSafe && isPassing(problem));
      if (tries >= retries || isFinal || !mayRepeat || (wait ?? 0) > longestWait) throw problem;
      const doubled = Math.min(longestPause, firstPause * 2 ** tries);
      // Spread, so that many clients do not come back at once.
      await pause(wait === undefined ? doubled * (0.5 + Math.random() / 2) : wait * 1000, signal);
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
