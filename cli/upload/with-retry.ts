import { setTimeout as wait } from 'node:timers/promises';
import { NotReached, ServiceProblem } from '../command-problem.ts';

/** Milliseconds before each retry of a failed call. A service that is started again is back within them. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** How often a call waits because the service asks for it. */
const maxWaits = 60;
/** Seconds. */
const longestWait = 120;

/** A full disk (507) is no passing failure: a person has to make room. */
const isTransient = (problem: unknown) =>
  problem instanceof NotReached ||
  (problem instanceof ServiceProblem && problem.status >= 500 && problem.status !== 507);

/** The person has used up what they may upload. That takes hours to pass, or a person. */
export const isOverQuota = (problem: unknown) =>
  problem instanceof ServiceProblem && problem.data['quota'] !== undefined;

/**
 * Retries a call while the service is away or fails. After too many calls (429) it waits as long as the service asks.
 */
export async function withRetry<Answer>(
  call: () => Promise<Answer>,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => wait(milliseconds),
): Promise<Answer> {
  let failures = 0;
  for (let waits = 0; ;) {
    try {
      return await call();
    } catch (problem) {
      if (isOverQuota(problem)) throw problem;
      if (problem instanceof ServiceProblem && problem.status === 429 && waits++ < maxWaits)
        await pause(1000 * Math.min(longestWait, Math.max(1, problem.retryAfter ?? 5)));
      else if (isTransient(problem) && failures < pauses.length) await pause(pauses[failures++]!);
      else throw problem;
    }
  }
}
