import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CutRange } from '@tv/contract/cuts';
import { because } from '@tv/contract/problem-reasons';
import { memberRecordingLimits } from '@tv/contract/upload-limits';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { type CaptionServices, noCaptionServices } from '../platform/caption-services.ts';
import type { Log } from '../platform/log.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Job, JobKind } from '../platform/queue/job.ts';
import { fetchSource } from './fetch-source.ts';
import { claimUpload, failUpload, ingestKind, reportProgress } from './claims-db.ts';
import type { Claim, IngestPayload } from './claims-db.ts';
import { mediaJobs, reasonFor } from './ingest-failures.ts';
import { ingestStep } from './ingest-steps.ts';
import { whileReporting } from './while-reporting.ts';
import { makeMediaPackage, type MakeMediaPackage } from './make-media-package.ts';
import { probe } from './probe.ts';
import { RefusedSource } from './refused-source.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import { cutsOfTrim } from './trim.ts';
import { recordUnfinished } from './replaced-packages-db.ts';
import { publishMediaContent } from './publish-media-content.ts';
import { writeFailureNotices, writeSetAsideMails } from './tell-of-failures.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';

export type IngestDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Absent: files are not scanned. */
  scanner?: Scanner | undefined;
  ffmpegPath: string;
  /** Absent: `makeMediaPackage`. */
  makePackage?: MakeMediaPackage;
  /** Absent: no service makes captions. */
  captionServices?: CaptionServices;
};

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
  const { db, log } = deps;
  const claim = await claimUpload(db, job);
  if (!claim) return 'nothing to do any more';
  const report = (share: number) => reportProgress(db, claim, share);
  return whileReporting({ log, report, stopping }, (signal, onProgress) =>
    makeAndPublish(deps, claim, signal, onProgress),
  );
}

async function makeAndPublish(
  deps: IngestDeps,
  claim: Claim,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const { db, files, clock, ffmpegPath, makePackage = makeMediaPackage } = deps;
  const { captionServices = noCaptionServices } = deps;
  const folder = await files.temporaryFolder();
  try {
    const { id, size_in_bytes: sizeInBytes } = claim;
    const source = await fetchSource(deps, { id, sizeInBytes }, folder, signal);
    onProgress(0);
    const outputFolder = join(folder, 'package');
    const cuts = await cutsOf(claim, source, { ffmpegPath, signal });
    const mediaPackage = await makePackage({ source, outputFolder, ffmpegPath, signal, onProgress, cuts });
    const now = clock();
    await ingestStep('publish', () =>
      publishMediaContent({ db, files, captionServices }, claim, { mediaPackage, cuts }, outputFolder, now),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
