import { setTimeout as wait } from 'node:timers/promises';
import { NotReached } from './command-problem.ts';
import { ServiceProblem } from './service.ts';

/** Milliseconds before the tries after the first; a service that is started again is back within them. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** A full disk (507) stays full until somebody makes room. */
const mayPass = (problem: unknown) =>
  problem instanceof NotReached ||
  (problem instanceof ServiceProblem && problem.status >= 500 && problem.status !== 507);

/** Tries a call again while the service is away or in trouble. */
export async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (problem) {
      if (!mayPass(problem)) throw problem;
      await wait(pause);
    }
  }
  return call();
}
