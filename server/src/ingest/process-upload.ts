import { availableParallelism } from 'node:os';
import type { CutRange } from '@tv/contract/media/cuts';
import { because } from '@tv/contract/reasons/problem-reasons';
import { memberRecordingLimits } from '@tv/contract/limits/upload-limits';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Job, JobKind } from '../platform/queue/job.ts';
import {
  type Claim,
  claimUpload,
  endClaim,
  failUpload,
  ingestKind,
  type IngestPayload,
  reportProgress,
} from './claims-db.ts';
import { mediaJobs, reasonFor } from './failures/ingest-failures.ts';
import { ingestStep } from './ingest-steps.ts';
import { makeAndPublish, type MakeDeps } from './make-and-publish.ts';
import { probe } from './source/probe.ts';
import { RefusedSource } from './source/refused-source.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import { cutsOfTrim } from './recordings/trim.ts';
import { recordUnfinished } from './unused-files/replaced-packages-db.ts';
import { writeFailureNotices, writeSetAsideMails } from './failures/tell-of-failures.ts';

export type IngestDeps = MakeDeps & { outbox: Outbox };

/** Uploads processed at once. Two, so that a clip need not wait for a long film. One encoder uses about four cores well. */
const filesAtOnce = Math.min(8, Math.max(2, Math.floor(availableParallelism() / 4)));

/** Makes media packages of uploads: PENDING → PROCESSING → COMPLETED or ERROR, or again from REPROCESSING. */
export const ingestJobs = (deps: IngestDeps): JobKind<IngestPayload> => ({
  kind: ingestKind,
  ...mediaJobs,
  concurrency: filesAtOnce,
  itemOf: ({ uploadId }) => uploadId,
  run: (job, signal) => processUpload(deps, job, signal),
  async onGivenUp(queries, { payload: { uploadId } }, problem) {
    await failUpload(queries, uploadId, reasonFor(problem), deps.clock());
    await recordUnfinished(queries, uploadId, deps.clock());
    await writeFailureNotices(queries, { kind: 'upload', id: uploadId }, deps.clock());
    if (problem === undefined) await writeSetAsideMails(queries, deps.outbox, uploadId);
  },
});

async function processUpload(
  deps: IngestDeps,
  job: Job<IngestPayload>,
  stopping: AbortSignal,
): Promise<string | void> {
  const { db, clock } = deps;
  const claim = await claimUpload(db, job);
  if (!claim) return 'nothing to do any more';
  const { id, version, size_in_bytes: sizeInBytes } = claim;
  return makeAndPublish(
    deps,
    {
      attempt: { id, version, sourceId: id, job, end: (queries) => endClaim(queries, claim, clock()) },
      sizeInBytes,
      cutsOf: (source, options) => cutsOf(claim, source, options),
      report: (share) => reportProgress(db, claim, share),
    },
    stopping,
  );
}

/** What the first package leaves out. Throws RefusedSource for a longer recording than members may send. */
async function cutsOf(
  { trim, isForReview }: Claim,
  source: string,
  options: ProgramOptions,
): Promise<CutRange[]> {
  if (!trim && !isForReview) return [];
  const { durationInSeconds } = await ingestStep('probe', () => probe(source, options));
  const { length } = memberRecordingLimits;
  // Browsers stop a little after they are told to.
  if (isForReview && durationInSeconds > length + 10)
    throw new RefusedSource(because('files.longRecording', { most: length / 60 }));
  return cutsOfTrim(trim ?? {}, durationInSeconds);
}
