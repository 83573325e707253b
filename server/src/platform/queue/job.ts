import type { Queries } from '../db/database.ts';

/** One piece of work that this process holds a lease of. */
export type Job<Payload = unknown> = {
  id: string;
  kind: string;
  key: string | undefined;
  payload: Payload;
  /** Attempts so far, this one included. */
  attempts: number;
  /** Times that a worker ended while this job was the only one of its kind that it ran; 0 where the kind cannot end its worker. */
  crashes: number;
  /** A worker ended while it ran this job, and the kind can end its worker: no other job of its kind runs beside it. */
  isSuspect: boolean;
  createdAt: Date;
  /** The request that enqueued it. */
  requestId: string | undefined;
  /** The span that enqueued it (W3C Trace Context). */
  traceparent: string | undefined;
  /** Identifies this attempt. An attempt that was replaced can no longer write. */
  lease: string;
};

/** A job cannot be done yet, and nothing is wrong: it is tried again later, and the attempt does not count. */
export class JobWaits extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('The job waits.');
    this.seconds = seconds;
  }
}

export type NewJob = {
  /** Made up where it is absent. */
  id?: string;
  /** Only the first of several jobs with the same kind and key is done. */
  key?: string;
  payload: unknown;
  /** Jobs with a smaller number are done first; 0 where it is absent. */
  priority?: number;
};

export type RetryPolicy = {
  /** Attempts until a job is given up. */
  maxAttempts: number;
  /** Seconds until the next attempt. */
  delaySeconds(attempts: number, problem: unknown): number;
  /** Another attempt would fail for the same reason. */
  isLasting?(problem: unknown): boolean;
  /** Something that the job needs was away: the attempt does not count, and the job is tried again however often that was so. */
  isOutage?(problem: unknown): boolean;
  /** Seconds from a job's creation, after which no attempt is begun any more. */
  longestSeconds?: number;
};

/** How the jobs of one kind are done. */
export type JobKind<Payload = unknown> = {
  /** The name in the table `jobs`. */
  kind: string;
  /** Jobs that one process runs at the same time. */
  concurrency: number;
  /** Seconds without an extension after which a job belongs to nobody: its worker has ended. */
  leaseSeconds: number;
  /** Seconds that one attempt may take; then its signal is aborted. */
  longestSeconds: number;
  /** Seconds that a worker that is stopped lets a job go on before its signal is aborted. */
  graceSeconds: number;
  /**
   * A job of this kind may take its worker down, as an encoder that needs more memory than there is. Jobs of other kinds are
   * never blamed when their worker ends: that is one attempt like another.
   */
  canEndWorker: boolean;
  retryPolicy: RetryPolicy;
  /** The item that a job is about, for log lines. */
  itemOf?(payload: Payload): string | undefined;
  /** Does the job; answers a remark for its row. Rejects only if the job is certainly not done, also not by another side. */
  run(job: Job<Payload>, signal: AbortSignal): Promise<string | void>;
  /** In the transaction that gives a job up. `problem` is absent where its worker ended each time. */
  onGivenUp?(queries: Queries, job: Job<Payload>, problem: unknown): Promise<void>;
};
