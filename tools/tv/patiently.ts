import { setTimeout as wait } from 'node:timers/promises';
import { NotReached } from './command-problem.ts';
import { ServiceProblem } from './service.ts';

/** Milliseconds before the tries after the first; a service that is started again is back within them. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Of tries that the service asks to come later. */
const mostWaits = 60;
const longestWait = 120;

/** A full disk (507) stays full until somebody makes room. */
const mayPass = (problem: unknown) =>
  problem instanceof NotReached ||
  (problem instanceof ServiceProblem && problem.status >= 500 && problem.status !== 507);

/** Tries a call again while the service is away or in trouble, and as late as it asks where there was too much of it (429). */
export async function patiently<Answer>(
  call: () => Promise<Answer>,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => wait(milliseconds),
): Promise<Answer> {
  let failures = 0;
  for (let waits = 0; ;) {
    try {
      return await call();
    } catch (problem) {
      if (problem instanceof ServiceProblem && problem.status === 429 && waits++ < mostWaits)
        await pause(1000 * Math.min(longestWait, Math.max(1, problem.retryAfter ?? 5)));
      else if (mayPass(problem) && failures < pauses.length) await pause(pauses[failures++]!);
      else throw problem;
    }
  }
}
