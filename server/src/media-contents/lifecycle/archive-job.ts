import type { Queries } from '../../platform/db/database.ts';
import { enqueueJobs } from '../../platform/queue/jobs-db.ts';

/** The kind of the jobs that put originals where they belong: into the archive, or out of it. Their key is the item's id. */
export const archiveKind = 'archive';

export type ArchivePayload = { mediaContentId: string };

/** Enqueues moving an item's original, in the transaction that archives the item or brings it back. */
export async function enqueueArchiveMove(queries: Queries, mediaContentId: string): Promise<void> {
  const payload: ArchivePayload = { mediaContentId };
  await enqueueJobs(queries, archiveKind, [{ key: mediaContentId, payload }], { again: true });
}
