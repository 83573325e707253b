import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { isAway } from '../platform/db/is-away.ts';
import { diskFull, isDiskFull } from '../platform/db/full-disk.ts';
import type { Log } from '../platform/log.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Job, JobKind } from '../platform/queue/job.ts';
import { assembleSource } from './assemble-source.ts';
import { scanUpload } from './scan-upload.ts';
import { claimUpload, failUpload, ingestKind, reportProgress } from './claims-db.ts';
import type { Claim, IngestPayload } from './claims-db.ts';
import { listChunks } from './db.ts';
import { ingestStep, watchProgress } from './ingest-steps.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { recordUnfinished } from './replaced-packages-db.ts';
import { publishMediaContent } from './publish-media-content.ts';
import { RefusedSource } from './refused-source.ts';
import { writeSetAsideMails } from './set-aside-mail.ts';
import { InfectedFile, type Scanner, ScannerTrouble } from '../platform/scanner/scanner.ts';
import { ProgramFailure } from '../platform/sandbox/run-program.ts';
import { missingFfmpeg } from './run-ffmpeg.ts';

export type IngestDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Absent: files are not scanned. */
  scanner?: Scanner | undefined;
  ffmpegPath: string;
};

/** Interval of progress reports in milliseconds. */
const reportEvery = 2_000;
const mostAttempts = 3;
/** Seconds until the next attempt after one that failed because something was away. */
const outagePause = 30;

/** Uploads processed at once. Two, so that a clip need not wait for a long film. One encoder uses about four cores well. */
const filesAtOnce = Math.min(8, Math.max(2, Math.floor(availableParallelism() / 4)));

/** Seconds. A scanner without a verdict may be loading its signatures. */
function pauseAfter(attempts: number, problem: unknown): number {
  if (problem instanceof ScannerTrouble) return attempts * 300;
  return isServiceAway(problem) ? outagePause : attempts * 5;
}

const isServiceAway = (problem: unknown) => problem instanceof Error && isAway(problem);

/** Makes media packages of uploads: PENDING → PROCESSING → COMPLETED or ERROR, or again from REPROCESSING. */
export const ingestJobs = (deps: IngestDeps): JobKind<IngestPayload> => ({
  kind: ingestKind,
  concurrency: filesAtOnce,
  leaseSeconds: 90,
  longestSeconds: 24 * 3_600,
  graceSeconds: 0,
  canEndWorker: true,
  retryPolicy: {
    mostAttempts,
    // The store may be away for hours, and nothing is wrong with the file.
    delaySeconds: (attempts, problem) => pauseAfter(attempts, problem),
    isOutage: isServiceAway,
    isLasting: (problem) => lastingReason(problem) !== undefined,
  },
  itemOf: ({ uploadId }) => uploadId,
  run: (job, signal) => processUpload(deps, job, signal),
  async onGivenUp(queries, { payload: { uploadId } }, problem) {
    await failUpload(queries, uploadId, reasonFor(problem), deps.clock());
    await recordUnfinished(queries, uploadId, deps.clock());
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
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  let share = 0;
  const progress = watchProgress();
  const timer = setInterval(() => {
    reportProgress(db, claim, share).then(
      (isOurs) => isOurs || lost.abort(),
      (err: unknown) => log.warn({ err }, 'progress is not recorded'),
    );
  }, reportEvery);
  try {
    await makeAndPublish(deps, claim, signal, (done) => {
      share = done;
      progress.goOn();
    });
  } catch (problem) {
    clearInterval(timer);
    if (lost.signal.aborted) return 'deleted, or taken over by another process';
    if (!stopping.aborted) log.warn({ err: problem }, 'a file could not be processed');
    await reportProgress(db, claim, 0);
    throw problem;
  } finally {
    clearInterval(timer);
    progress.stop();
  }
}

async function makeAndPublish(
  deps: IngestDeps,
  claim: Claim,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const { db, files, clock, ffmpegPath } = deps;
  const folder = await files.temporaryFolder();
  try {
    const source = join(folder, 'source');
    const chunks = await listChunks(db, claim.id);
    await ingestStep('assemble', () => assembleSource(files, chunks, source, claim.size_in_bytes, signal));
    const { scanner } = deps;
    if (scanner)
      await ingestStep('scan', () => scanUpload({ db, files, scanner }, claim.id, folder, source, signal));
    onProgress(0);
    const outputFolder = join(folder, 'package');
    const mediaPackage = await makeMediaPackage({ source, outputFolder, ffmpegPath, signal, onProgress });
    const now = clock();
    await ingestStep('publish', () =>
      publishMediaContent({ db, files }, claim, mediaPackage, outputFolder, now),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const diedTooOften =
  'The service ended each time it worked on this file. Bring in another copy, or give the service more memory.';

/** A sentence for a problem that another attempt cannot solve, or `undefined`. */
function lastingReason(problem: unknown): string | undefined {
  if (problem instanceof RefusedSource || problem instanceof InfectedFile) return problem.message;
  if (problem instanceof ProgramFailure && problem.message === missingFfmpeg) return missingFfmpeg;
  return undefined;
}

/** The sentence about a failed upload, for people. Without a problem, the worker process ended in every attempt. */
function reasonFor(problem: unknown): string {
  if (problem === undefined) return diedTooOften;
  const lasting = lastingReason(problem);
  if (lasting) return lasting;
  if (isDiskFull(problem) || (problem instanceof ProgramFailure && /No space left/.test(problem.details)))
    return diskFull;
  if (problem instanceof ScannerTrouble) return `${problem.message} Bring it in again later.`;
  return problem instanceof ProgramFailure
    ? `The file could not be processed: ${problem.message} Bring in another copy, or look into the service's log.`
    : "The file could not be processed. Look into the service's log, then bring it in again.";
}
