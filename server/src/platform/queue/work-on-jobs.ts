import { setTimeout as wait } from 'node:timers/promises';
import { workRepeatedly } from './work-repeatedly.ts';
import type { JobKind } from './job.ts';
import { boundWaits, closeUnanswered, endAllLeases, deleteFinishedJobs, returnLostJobs } from './jobs-db.ts';
import { createJobRunner, type QueueDeps } from './run-jobs.ts';

/** Milliseconds between two looks for jobs that are due. */
const lookEvery = 1_000;
const boundEvery = 10_000;
const cleanUpEvery = 3_600_000;

/** Does the jobs of these kinds until it is stopped, each kind beside the others. */
export async function workOnJobs(
  deps: QueueDeps,
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind knows its own payload
  kinds: readonly JobKind<any>[],
): Promise<{ stop(): Promise<void> }> {
  const { db, log } = deps;
  const stopping = new AbortController();
  if (db.embedded) await endAllLeases(db);
  const loops = kinds.map((kind) => {
    const runner = createJobRunner(deps, kind);
    return { runner, end: work(runner, kind.kind) };
  });

  async function work(runner: ReturnType<typeof createJobRunner>, kind: string): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner
        .startDue()
        .catch((err: unknown) => log.error({ err, kind }, 'jobs could not be looked for'));
      const turn = new AbortController();
      const signal = AbortSignal.any([stopping.signal, turn.signal]);
      const pause = wait(lookEvery, undefined, { signal }).catch(() => {});
      await (runner.isIdle() ? pause : Promise.race([runner.oneEnded(), pause]));
      turn.abort();
    }
  }

  const longestLease = Math.max(...kinds.map(({ leaseSeconds }) => leaseSeconds));
  const lost = returnLostInPeace(deps, kinds, (longestLease * 1000) / 2);
  const cleaning = workRepeatedly(log, [
    { task: 'returning lost jobs', pause: lookEvery, work: lost },
    { task: 'bounding the waits of jobs', pause: boundEvery, work: () => boundWaits(db, longestLease) },
    { task: 'deleting finished jobs', pause: cleanUpEvery, work: (signal) => deleteFinishedJobs(db, signal) },
  ]);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([cleaning.stop(), ...loops.map(({ end }) => end)]);
      await Promise.all(loops.map(({ runner }) => runner.stop()));
    },
  };
}

/**
 * Returns lost jobs, but not until `peace` milliseconds after the database was away. Workers that live could not extend
 * their leases meanwhile, and do so within a third of a lease.
 */
export function returnLostInPeace(
  deps: QueueDeps,
  kinds: readonly Pick<JobKind, 'kind' | 'canEndWorker'>[],
  peace: number,
  elapsed: () => number = () => performance.now(),
): () => Promise<void> {
  let awayAt = -Infinity;
  return async () => {
    if (elapsed() - awayAt < peace) return;
    try {
      await returnLost(deps, kinds);
    } catch (problem) {
      awayAt = elapsed();
      throw problem;
    }
  };
}

/** Gives the jobs of workers that have ended to others. */
export async function returnLost(
  { db, log }: QueueDeps,
  kinds: readonly Pick<JobKind, 'kind' | 'canEndWorker'>[],
): Promise<void> {
  const suspectKinds = kinds.filter(({ canEndWorker }) => canEndWorker).map(({ kind }) => kind);
  for (const jobId of await closeUnanswered(db))
    log.warn({ jobId }, 'a job was handed over, but the answer was not heard: it is not done again');
  for (const jobId of await returnLostJobs(db, suspectKinds))
    log.warn({ jobId }, 'the worker of a job has ended: it is done again');
}
