import { isAway } from '../platform/db/is-away.ts';
import { managerScope, withinScope } from '../platform/db/second-lock/scope.ts';
import type { JobKind } from '../platform/queue/job.ts';
import { createBucketKeys } from './bucket-keys.ts';
import { look, type LookDeps } from './look.ts';
import { lookKind, type LookPayload } from './looks-db.ts';
import { findSource } from './sources-db.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** The jobs that look at watched sources, each with the rights of the person who set it up. */
export const lookJobs = ({
  secretKey,
  ...deps
}: Omit<LookDeps, 'bucketKeys'> & { secretKey: string }): JobKind<LookPayload> => ({
  kind: lookKind,
  concurrency: 2,
  leaseSeconds: 90,
  longestSeconds: 3_600,
  graceSeconds: 0,
  canEndWorker: false,
  retryPolicy: { maxAttempts: 3, delaySeconds: (attempts) => attempts * 30, isOutage: isAway },
  run: ({ payload: { sourceId, organizationId, personId } }, signal) =>
    withinScope(managerScope(personId ?? nobody, organizationId), async () => {
      const source = await findSource(deps.db, sourceId, organizationId);
      if (!source || source.isPaused || source.endedBecause) return 'it is not watched any more';
      await look({ ...deps, bucketKeys: createBucketKeys(secretKey) }, source, signal);
    }),
});
