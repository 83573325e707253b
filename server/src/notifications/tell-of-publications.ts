import { publicationKind, type PublicationPayload } from '../media-contents/lifecycle/publication-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { JobKind } from '../platform/queue/job.ts';
import { tellFollowers, tellSubmitter } from './publications-db.ts';

/** People who get a notice by one statement. Few, so that other statements get the database in between. */
const maxAtOnce = 1_000;

/** The jobs that write notices of publications. A job that is repeated writes no notice twice. */
export const publicationJobs = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): JobKind<PublicationPayload> => ({
  kind: publicationKind,
  concurrency: 1,
  leaseSeconds: 60,
  longestSeconds: 1_800,
  graceSeconds: 10,
  canEndWorker: false,
  retryPolicy: {
    // With pauses of 1, 2, 4 … minutes all attempts take about eight hours.
    maxAttempts: 10,
    delaySeconds: (attempts) => 60 * 2 ** (attempts - 1),
    longestSeconds: 86_400,
  },
  itemOf: ({ mediaContentId }) => mediaContentId,
  async run({ payload: { mediaContentId, at, by } }, signal) {
    await tellSubmitter(db, { mediaContentId, by }, clock());
    const publication = { mediaContentId, at: new Date(at) };
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after) {
      signal.throwIfAborted();
      after = await tellFollowers(db, publication, { after, most: maxAtOnce }, clock());
    }
  },
});
