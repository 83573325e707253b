import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import type { Log } from '../../platform/log.ts';
import { assembleSource } from './assemble-source.ts';
import { claimUpload, failUpload, listChunks, releaseUpload, reportProgress } from './db.ts';
import type { ClaimedUpload } from './db.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { publishMediaContent } from './publish-media-content.ts';
import { RefusedSource } from './refused-source.ts';
import { FfmpegFailure, missingFfmpeg } from './run-ffmpeg.ts';

export type IngestParts = { db: Database; files: Files; clock: Clock; log: Log; ffmpegPath: string };

const mostAttempts = 3;
/** Milliseconds between two words of life. */
const reportEvery = 2_000;

/** PENDING → PROCESSING → COMPLETED or ERROR. May be called for the same upload any number of times. */
export async function processUpload(
  parts: IngestParts,
  uploadId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, clock } = parts;
  const upload = await claimUpload(db, uploadId, clock());
  if (!upload) return;
  const progress = { share: 0 };
  const timer = setInterval(() => {
    reportProgress(db, uploadId, progress.share, clock()).catch((err: unknown) =>
      log.warn({ err }, 'progress is not recorded'),
    );
  }, reportEvery);
  try {
    await makeAndPublish(parts, upload, signal, (share) => (progress.share = share));
  } catch (problem) {
    clearInterval(timer);
    if (signal.aborted) return await releaseUpload(db, uploadId);
    const reason = reasonFor(problem, upload.attempts);
    log.warn({ err: problem, uploadId, reason }, 'a file could not be processed');
    if (reason) return await failUpload(db, uploadId, reason);
    await releaseUpload(db, uploadId);
    throw problem;
  } finally {
    clearInterval(timer);
  }
}

async function makeAndPublish(
  parts: IngestParts,
  upload: ClaimedUpload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const { db, files, clock, ffmpegPath } = parts;
  const folder = await files.temporaryFolder();
  try {
    const source = join(folder, 'source');
    await assembleSource(files, await listChunks(db, upload.id), source, upload.size_in_bytes, signal);
    const outputFolder = join(folder, 'package');
    const mediaPackage = await makeMediaPackage({ source, outputFolder, ffmpegPath, signal, onProgress });
    await publishMediaContent({ db, files }, upload, mediaPackage, outputFolder, clock());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sentence when there is no use in trying again. */
function reasonFor(problem: unknown, attempts: number): string | undefined {
  if (problem instanceof RefusedSource) return problem.message;
  if (problem instanceof FfmpegFailure && problem.message === missingFfmpeg) return missingFfmpeg;
  if (attempts < mostAttempts) return undefined;
  return problem instanceof FfmpegFailure
    ? `The file could not be processed: ${problem.message} Bring in another copy, or look into the service's log.`
    : "The file could not be processed. Look into the service's log, then bring it in again.";
}
