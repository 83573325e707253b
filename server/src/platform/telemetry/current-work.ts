import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or the job that is worked on. It is written into log lines, and into jobs that it enqueues. */
export type Work = {
  /** Id of the request, or of the request that began the job. */
  requestId: string | undefined;
  /** The signed-in person of the request, once known. */
  personId?: string;
  /** The service account of the key of the request, once known. */
  apiKeyId?: string;
  traceId?: string;
  /** Absent in a request. */
  job?: { id: string; kind: string; itemId: string | undefined };
};

const current = new AsyncLocalStorage<Work>();

export const workOn = <Result>(work: Work, run: () => Result): Result => current.run(work, run);

export const currentWork = (): Work | undefined => current.getStore();
