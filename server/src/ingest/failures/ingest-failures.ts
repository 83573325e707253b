import { because, sayReason } from '@tv/contract/reasons/problem-reasons';
import { diskFull, isDiskFull } from '../../platform/db/full-disk.ts';
import { isAway } from '../../platform/db/is-away.ts';
import type { JobKind } from '../../platform/queue/job.ts';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { InfectedFile, ScannerTrouble } from '../../platform/scanner/scanner.ts';
import { S3Problem } from '../../platform/storage/s3-problem.ts';
import { RefusedSource } from '../source/refused-source.ts';
import { missingFfmpeg } from '../run-ffmpeg.ts';

/** Seconds until the next attempt after a failure of another service. */
const outagePause = 30;

/** Seconds. A scanner without a verdict may be loading its signatures. */
function pauseAfter(attempts: number, problem: unknown): number {
  if (problem instanceof ScannerTrouble) return attempts * 300;
  return isAway(problem) ? outagePause : attempts * 5;
}

const ffmpegJobs = { concurrency: 1, leaseSeconds: 90, graceSeconds: 0, canEndWorker: true };

/** How jobs are done that make files of a whole source, and how often they are tried. */
export const mediaJobs = {
  ...ffmpegJobs,
  longestSeconds: 24 * 3_600,
  retryPolicy: {
    maxAttempts: 3,
    // The store may be away for hours, and nothing is wrong with the file.
    delaySeconds: pauseAfter,
    isOutage: isAway,
    isLasting: (problem) => lastingReason(problem) !== undefined,
  },
} satisfies Partial<JobKind>;

/** How jobs are done that read a part of a finished package. */
export const smallJobs = {
  ...ffmpegJobs,
  retryPolicy: { maxAttempts: 3, delaySeconds: (attempts) => attempts * 5, isOutage: isAway },
} satisfies Partial<JobKind>;

/** A sentence for a problem that another attempt cannot solve, or `undefined`. */
function lastingReason(problem: unknown): string | undefined {
  if (problem instanceof RefusedSource || problem instanceof InfectedFile) return problem.message;
  if (problem instanceof ProgramFailure && problem.message === missingFfmpeg) return missingFfmpeg;
  if (problem instanceof S3Problem && problem.code === 'InvalidObjectState')
    return sayReason(because('files.coldOriginal'));
  return undefined;
}

/** The sentence about a failed upload, for people. Without a problem, the worker process ended in every attempt. */
export function reasonFor(problem: unknown): string {
  if (problem === undefined) return sayReason(because('files.diedTooOften'));
  const lasting = lastingReason(problem);
  if (lasting) return lasting;
  if (isDiskFull(problem) || (problem instanceof ProgramFailure && /No space left/.test(problem.details)))
    return diskFull;
  if (problem instanceof ScannerTrouble) return sayReason(because('files.unscanned', { what: problem.what }));
  return problem instanceof ProgramFailure
    ? sayReason(because('files.failedProgram', { message: problem.message }))
    : sayReason(because('files.failed'));
}
