import type { Job, JobKind } from '../../platform/queue/job.ts';
import { mediaJobs, reasonFor } from '../failures/ingest-failures.ts';
import { makeAndPublish, type MakeDeps } from '../make-and-publish.ts';
import { writeFailureNotices } from '../failures/tell-of-failures.ts';
import {
  claimVersion,
  completeVersion,
  failVersion,
  reportVersionProgress,
  versionKind,
  type VersionPayload,
} from './claim-version-db.ts';

/** Makes versions of items: of another file, or of the same one with parts left out. What is served stays until one is whole. */
export const versionJobs = (deps: MakeDeps): JobKind<VersionPayload> => ({
  kind: versionKind,
  ...mediaJobs,
  run: (job, signal) => makeVersion(deps, job, signal),
  async onGivenUp(queries, { payload: { versionId } }, problem) {
    await failVersion(queries, versionId, reasonFor(problem));
    await writeFailureNotices(queries, { kind: 'version', id: versionId }, deps.clock());
  },
});

async function makeVersion(
  deps: MakeDeps,
  job: Job<VersionPayload>,
  stopping: AbortSignal,
): Promise<string | void> {
  const { db } = deps;
  const claim = await claimVersion(db, job);
  if (!claim) return 'nothing to do any more';
  const { mediaContentId: id, version, sourceId, createdBy, sizeInBytes, cuts } = claim;
  return makeAndPublish(
    deps,
    {
      attempt: {
        ...{ id, version, sourceId, job, asVersion: { createdBy } },
        end: (queries, made) => completeVersion(queries, claim, made),
      },
      sizeInBytes,
      cutsOf: () => cuts,
      report: (share) => reportVersionProgress(db, claim, share),
    },
    stopping,
  );
}
