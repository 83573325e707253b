import { because, sayReason } from '@tv/contract/reasons/problem-reasons';
import { isAway } from '../platform/db/is-away.ts';
import type { Job, JobKind } from '../platform/queue/job.ts';
import { captionKind, type CaptionPayload } from './caption-payload.ts';
import type { CaptionJobDeps } from './deps.ts';
import { makeTranscript } from './make-transcript.ts';
import { makeTranslation } from './make-translation.ts';
import { endRequest, isUnderWay, startRequest, writeProblem } from './requests-db.ts';
import { ServiceFailure } from './service-failure.ts';
import { Cancelled } from './while-under-way.ts';

/** Milliseconds between two looks whether a request was cancelled. */
const lookEvery = 2_000;
/** Seconds until the next attempt, by the number of the attempts before. */
const pauses = [15, 60, 180, 600, 1_800];

/** The database or the store is away. A service that makes captions has its attempts. */
const isPortalAway = (problem: unknown) => !(problem instanceof ServiceFailure) && isAway(problem);

/** Makes captions with the services that are set up. What the service answered about a part is not asked for again. */
export const captionJobs = (deps: CaptionJobDeps): JobKind<CaptionPayload> => ({
  kind: captionKind,
  concurrency: 2,
  leaseSeconds: 90,
  longestSeconds: 12 * 3_600,
  graceSeconds: 0,
  canEndWorker: false,
  retryPolicy: {
    maxAttempts: pauses.length + 1,
    delaySeconds: (attempts, problem) =>
      Math.max(
        pauses[attempts - 1] ?? pauses.at(-1)!,
        (problem instanceof ServiceFailure && problem.retryAfterSeconds) || 0,
      ),
    isLasting: (problem) => problem instanceof ServiceFailure && problem.isLasting,
    isOutage: isPortalAway,
  },
  itemOf: ({ mediaContentId }) => mediaContentId,
  run: (job, signal) => makeCaptions(deps, job, signal),
  async onGivenUp(queries, { payload: { requestId } }, problem) {
    await endRequest(queries, requestId, 'failed', { problem: sentenceOf(problem), now: deps.clock() });
  },
});

async function makeCaptions(
  deps: CaptionJobDeps,
  { payload: { requestId } }: Job<CaptionPayload>,
  stopping: AbortSignal,
): Promise<string | void> {
  const { db, log } = deps;
  const request = await startRequest(db, requestId);
  if (!request) return 'cancelled, or ended already';
  const cancelled = new AbortController();
  const timer = setInterval(() => {
    isUnderWay(db, requestId).then(
      (goesOn) => goesOn || cancelled.abort(),
      (err: unknown) => log.warn({ err }, 'a request for captions could not be looked at'),
    );
  }, lookEvery);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  try {
    await (request.kind === 'transcription' ? makeTranscript : makeTranslation)(deps, request, signal);
  } catch (problem) {
    if (cancelled.signal.aborted || problem instanceof Cancelled) return 'cancelled';
    if (!stopping.aborted) await writeProblem(db, requestId, sentenceOf(problem));
    throw problem;
  } finally {
    clearInterval(timer);
  }
}

/** A sentence for people. What is not a failure of a service says nothing of its details: they may name files. */
const sentenceOf = (problem: unknown): string =>
  problem instanceof ServiceFailure ? problem.message : sayReason(because('captions.notMade'));
