import type { Queries } from '../../platform/db/database.ts';
import { enqueueJobs } from '../../platform/queue/jobs-db.ts';

/** The kind of the jobs that notify people of publications. */
export const publicationKind = 'publication';

/** `at`: the instant of the publication, ISO 8601. `by`: the person who published; absent: a schedule or the command line. */
export type PublicationPayload = { mediaContentId: string; at: string; by?: string };

/** Enqueues telling people of a publication, in its transaction. */
export async function enqueuePublication(
  queries: Queries,
  mediaContentId: string,
  { now, by }: { now: Date; by?: string | undefined },
): Promise<void> {
  const payload: PublicationPayload = { mediaContentId, at: now.toISOString(), ...(by && { by }) };
  await enqueueJobs(queries, publicationKind, [{ payload }]);
}
