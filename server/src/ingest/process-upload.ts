import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { diskFull, isDiskFull } from '../platform/db/full-disk.ts';
import type { Log } from '../platform/log.ts';
import { assembleSource } from './assemble-source.ts';
import { claimUpload, failUpload, releaseUpload, reportProgress, type Claim } from './claims-db.ts';
import { listChunks } from './db.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { publishMediaContent } from './publish-media-content.ts';
import { RefusedSource } from './refused-source.ts';
import { FfmpegFailure, missingFfmpeg } from './run-ffmpeg.ts';

export type IngestDeps = { db: Database; files: Files; clock: Clock; log: Log; ffmpegPath: string };

/** Tries that end with a failure, or with the death of the process. */
const mostAttempts = 3;
const mostClaims = 5;
/** Milliseconds between two words of life. */
const reportEvery = 2_000;
/** Milliseconds before the tries after the first. */
const pauseAfter = (attempts: number) => attempts * 5_000;
const longestRun = 24 * 3_600_000;

/**
 * Takes up the next upload (`only`: that one), PENDING → PROCESSING → COMPLETED or ERROR, or again from REPROCESSING.
 * Answers whether there was one.
 */
export async function processUpload(deps: IngestDeps, signal: AbortSignal, only?: string): Promise<boolean> {
  const { db, clock } = deps;
  const claim = await claimUpload(db, clock(), only);
  if (!claim) return false;
  if (claim.attempts > mostClaims) await failUpload(db, claim, diedTooOften, clock());
  else await work(deps, claim, signal);
  return true;
}

async function work(deps: IngestDeps, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { db, log, clock } = deps;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(longestRun)]);
  let share = 0;
  const timer = setInterval(() => {
    reportProgress(db, claim, share, clock()).then(
      (isOurs) => isOurs || lost.abort(),
      (err: unknown) => log.warn({ err }, 'progress is not recorded'),
    );
  }, reportEvery);
  try {
    await makeAndPublish(deps, claim, signal, (done) => (share = done));
  } catch (problem) {
    clearInterval(timer);
    // Deleted in the meantime, or another process has taken over.
    if (lost.signal.aborted) return;
    if (stopping.aborted) return void (await releaseUpload(db, claim, clock(), false));
    const reason = reasonFor(problem, claim.attempts);
    log.warn({ err: problem, uploadId: claim.id, reason }, 'a file could not be processed');
    if (reason) await failUpload(db, claim, reason, clock());
    else await releaseUpload(db, claim, new Date(clock().getTime() + pauseAfter(claim.attempts)), true);
  } finally {
    clearInterval(timer);
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
    await assembleSource(files, await listChunks(db, claim.id), source, claim.size_in_bytes, signal);
    const outputFolder = join(folder, 'package');
    const mediaPackage = await makeMediaPackage({ source, outputFolder, ffmpegPath, signal, onProgress });
    await publishMediaContent({ db, files }, claim, mediaPackage, outputFolder, clock());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const diedTooOften =
  'The service ended each time it worked on this file. Bring in another copy, or give the service more memory.';

/** A sentence when there is no use in trying again. */
function reasonFor(problem: unknown, attempts: number): string | undefined {
  if (problem instanceof RefusedSource) return problem.message;
  if (problem instanceof FfmpegFailure && problem.message === missingFfmpeg) return missingFfmpeg;
  if (attempts < mostAttempts) return undefined;
  if (isDiskFull(problem) || (problem instanceof FfmpegFailure && /No space left/.test(problem.details)))
    return diskFull;
  return problem instanceof FfmpegFailure
    ? `The file could not be processed: ${problem.message} Bring in another copy, or look into the service's log.`
    : "The file could not be processed. Look into the service's log, then bring it in again.";
}
