import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { isOutage } from '../db/is-away.ts';
import type { Log } from '../log.ts';
import { traced, tracing } from '../telemetry/tracing.ts';
import { jobAttempts, jobDurations, jobsRunning } from '../telemetry/metrics.ts';
import { currentWork, type Work, workOn } from '../telemetry/current-work.ts';
import { completeJob, giveUpJob, releaseFailedJob, releaseJobs, retryJob } from './job-ends-db.ts';
import { type Job, type JobKind, JobWaits } from './job.ts';
import { claimJobs, extendLeases, markAccompanied, mostCrashesOfOthers } from './jobs-db.ts';

export type QueueDeps = { db: Database; log: Log };

/**
 * Crashes after which a job of a kind that can end its worker is set aside: three, and two more for each time that a worker
 * ended while another job ran alone, because workers then end for another reason as well. Ten in any case.
 */
const crashLimit = { least: 3, perCrashOfOthers: 2, most: 10 };
/** Milliseconds until the end of a job is written again, while the database is away. */
const writeAgainAfter = 1_000;
/** Milliseconds that a job has to end after its signal was aborted. */
const longestAbort = 5_000;

type Running = { job: Job; halt: AbortController; isLost: boolean; end: Promise<void> };

/** Runs the jobs of one kind in this process. */
export function createJobRunner({ db, log }: QueueDeps, kind: JobKind) {
  const running = new Map<string, Running>();
  let isStopping = false;
  const beat = setInterval(() => void extend(), (kind.leaseSeconds * 1000) / 3);

  async function extend(): Promise<void> {
    const all = [...running.values()];
    if (all.length === 0) return;
    try {
      const own = await extendLeases(
        db,
        all.map(({ job }) => job),
        kind.leaseSeconds,
      );
      for (const each of all.filter(({ job }) => !own.has(job.id))) {
        each.isLost = true;
        each.halt.abort();
      }
    } catch (err) {
      log.warn({ err, kind: kind.kind }, 'leases of jobs could not be extended');
    }
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    const since = performance.now();
    let remark: string | void;
    try {
      const { maxAttempts } = kind.retryPolicy;
      const isSetAside = kind.canEndWorker ? await endsItsWorker(job) : job.attempts > maxAttempts;
      if (isSetAside) return await giveUp(job, undefined, 'its worker ended each time');
      remark = await kind.run(job, signal);
    } catch (problem) {
      return fail(job, problem);
    }
    // Outside of the try: a job that is done is not done again because its end could not be written.
    await persist(() => completeJob(db, job, remark ?? undefined));
    const durationMs = Math.round(performance.now() - since);
    jobAttempts.inc({ kind: kind.kind, outcome: 'done' });
    log.info({ durationMs, attempts: job.attempts, ...(remark && { remark }) }, 'a job was done');
  }

  const runToEnd = (job: Job, signal: AbortSignal) =>
    run(job, signal).catch((err: unknown) => log.error({ err }, 'the end of a job could not be written'));

  async function endsItsWorker(job: Job): Promise<boolean> {
    const { least, perCrashOfOthers, most } = crashLimit;
    if (job.crashes < least || job.crashes >= most) return job.crashes >= most;
    return job.crashes >= least + perCrashOfOthers * (await mostCrashesOfOthers(db, job));
  }

  /** Writes the end of a job. While the database is away it tries again, because a lease that runs out looks like a crash. */
  async function persist<Result>(write: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (problem) {
        if (isStopping || !isOutage(problem)) throw problem;
        await wait(writeAgainAfter);
      }
    }
  }

  async function fail(job: Job, problem: unknown): Promise<void> {
    const waits = problem instanceof JobWaits ? problem.seconds : undefined;
    if (waits === undefined) tracing()?.fail(problem);
    const { halt, isLost } = running.get(job.id)!;
    if (isLost) return;
    if (isStopping && halt.signal.aborted) return void (await releaseFailedJob(db, job));
    const { maxAttempts, isLasting, delaySeconds, longestSeconds } = kind.retryPolicy;
    const counts = waits === undefined && !kind.retryPolicy.isOutage?.(problem);
    const reason = reasonOf(problem);
    const { attempts } = job;
    const nextAt =
      (counts && attempts >= maxAttempts) || isLasting?.(problem)
        ? undefined
        : await persist(() =>
            retryJob(db, job, {
              reason,
              delaySeconds: waits ?? delaySeconds(attempts, problem),
              longestSeconds,
              counts,
            }),
          );
    if (!nextAt) return giveUp(job, problem, reason);
    if (waits !== undefined) return;
    jobAttempts.inc({ kind: kind.kind, outcome: 'failed' });
    log.warn({ reason, attempts, nextAt }, 'a job failed and is tried again');
  }

  async function giveUp(job: Job, problem: unknown, reason: string): Promise<void> {
    const isGivenUp = await persist(() =>
      db.transaction(async (queries) => {
        if (!(await giveUpJob(queries, job, reason))) return false;
        await kind.onGivenUp?.(queries, job, problem);
        return true;
      }),
    );
    if (!isGivenUp) return;
    jobAttempts.inc({ kind: kind.kind, outcome: 'given_up' });
    log.warn({ reason, attempts: job.attempts }, 'a job was given up');
  }

  function start(job: Job): void {
    const halt = new AbortController();
    const signal = AbortSignal.any([halt.signal, AbortSignal.timeout(kind.longestSeconds * 1000)]);
    const entry: Running = { job, halt, isLost: false, end: Promise.resolve() };
    running.set(job.id, entry);
    jobsRunning.inc({ kind: kind.kind });
    const stop = jobDurations.startTimer({ kind: kind.kind });
    // A job whose end could not be written retains its lease. After it the job is taken again, or finished if it was handed over.
    entry.end = Promise.resolve()
      .then(() => workOn(workOf(kind, job), () => runAsSpan(job, () => runToEnd(job, signal))))
      .finally(() => {
        running.delete(job.id);
        jobsRunning.dec({ kind: kind.kind });
        stop();
      });
  }

  return {
    /** Starts the jobs that are due, as far as there is room. Answers how many. */
    async startDue(): Promise<number> {
      const beside = [...running.values()].map(({ job }) => job);
      const most = beside.some(({ isSuspect }) => isSuspect) ? 0 : kind.concurrency - beside.length;
      if (isStopping || most <= 0) return 0;
      const jobs = await claimJobs(db, kind, { most, isIdle: beside.length === 0 });
      try {
        if (kind.canEndWorker && jobs.length > 0 && beside.length > 0) await markAccompanied(db, beside);
      } finally {
        for (const job of jobs) start(job);
      }
      return jobs.length;
    },
    /** Waits until one of the jobs under way has ended. */
    oneEnded: (): Promise<void> => Promise.race([...running.values()].map(({ end }) => end)),
    isIdle: () => running.size === 0,
    /** Lets the jobs under way go on for the kind's time of grace, aborts them, and gives back those that did not end. */
    async stop(): Promise<void> {
      isStopping = true;
      const ends = Promise.all([...running.values()].map(({ end }) => end));
      const timer = new AbortController();
      const pause = (milliseconds: number) =>
        wait(milliseconds, undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([ends, pause(kind.graceSeconds * 1000)]);
      for (const { halt } of running.values()) halt.abort();
      await Promise.race([ends, pause(longestAbort)]);
      timer.abort();
      clearInterval(beat);
      const left = [...running.values()].filter(({ isLost }) => !isLost).map(({ job }) => job);
      if (left.length > 0) await releaseJobs(db, left);
    },
  };
}

/** Belongs to the trace of what enqueued it; without one it begins a trace of its own. */
function runAsSpan(job: Job, work: () => Promise<void>): Promise<void> {
  const { id, kind, attempts, traceparent } = job;
  const attributes = {
    'tv.job.id': id,
    'tv.job.attempts': attempts,
    'tv.item.id': currentWork()?.job?.itemId,
  };
  return traced({ name: `job ${kind}`, kind: 'consumer', attributes, parent: traceparent ?? '' }, work);
}

const workOf = (kind: JobKind, { id, requestId, payload }: Job): Work => ({
  requestId,
  job: { id, kind: kind.kind, itemId: kind.itemOf?.(payload) },
});

/** What a row and the log may hold: a whole message may name a person or an address. */
function reasonOf(problem: unknown): string {
  const { code, responseCode } = problem as { code?: string | number; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || (problem as Error).constructor.name;
}
