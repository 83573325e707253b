import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job, JobKind } from '../../platform/queue/job.ts';
import { fetchSource } from '../fetch-source.ts';
import { mediaJobs, reasonFor } from '../ingest-failures.ts';
import { ingestStep } from '../ingest-steps.ts';
import { makeMediaPackage } from '../make-media-package.ts';
import type { IngestDeps } from '../process-upload.ts';
import { writeFailureNotices } from '../tell-of-failures.ts';
import { whileReporting } from '../while-reporting.ts';
import {
  claimVersion,
  failVersion,
  reportVersionProgress,
  type VersionClaim,
  versionKind,
  type VersionPayload,
} from './claim-version-db.ts';
import { publishVersion } from './publish-version.ts';

export type VersionJobDeps = Omit<IngestDeps, 'outbox'>;

/** Makes versions of items: of another file, or of the same one with parts left out. What is served stays until one is whole. */
export const versionJobs = (deps: VersionJobDeps): JobKind<VersionPayload> => ({
  kind: versionKind,
  ...mediaJobs,
  run: (job, signal) => makeVersion(deps, job, signal),
  async onGivenUp(queries, { payload: { versionId } }, problem) {
    await failVersion(queries, versionId, reasonFor(problem));
    await writeFailureNotices(queries, { kind: 'version', id: versionId }, deps.clock());
  },
});

async function makeVersion(
  deps: VersionJobDeps,
  job: Job<VersionPayload>,
  stopping: AbortSignal,
): Promise<string | void> {
  const { db, log } = deps;
  const claim = await claimVersion(db, job);
  if (!claim) return 'nothing to do any more';
  const report = (share: number) => reportVersionProgress(db, claim, share);
  return whileReporting({ log, report, stopping }, (signal, onProgress) =>
    makeAndPublish(deps, claim, signal, onProgress),
  );
}

async function makeAndPublish(
  deps: VersionJobDeps,
  claim: VersionClaim,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const { db, files, clock, ffmpegPath, makePackage = makeMediaPackage } = deps;
  const folder = await files.temporaryFolder();
  try {
    const { sourceId: id, sizeInBytes } = claim;
    const source = await fetchSource(deps, { id, sizeInBytes }, folder, signal);
    onProgress(0);
    const outputFolder = join(folder, 'package');
    const mediaPackage = await makePackage({
      ...{ source, outputFolder, ffmpegPath, signal, onProgress },
      cuts: claim.cuts,
    });
    await ingestStep('publish', () =>
      publishVersion({ db, files }, claim, mediaPackage, outputFolder, clock()),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
