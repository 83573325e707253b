import { sayReason, because } from '@tv/contract/reasons/problem-reasons';
import { endArchive } from '../../media-contents/lifecycle/archive-item.ts';
import { writeRenditionsGone } from '../../media-contents/lifecycle/archive-db.ts';
import { archiveKind, type ArchivePayload } from '../../media-contents/lifecycle/archive-job.ts';
import { isArchived, StorageStep } from '../../media-contents/lifecycle/archive-states.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { shrinkPackage } from '../../organization/storage/storage-db.ts';
import { recordChange } from '../../platform/audit-db.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { holdRefusal } from '../../platform/http/legal-hold.ts';
import { Problem, refuse } from '../../platform/http/problem.ts';
import { completeJob } from '../../platform/queue/job-ends-db.ts';
import type { Job, JobKind } from '../../platform/queue/job.ts';
import { archiveFolder } from '../../platform/storage/archive-files.ts';
import type { Files } from '../../platform/storage/files.ts';
import { mediaJobs } from '../failures/ingest-failures.ts';
import { forgetUnusedFolder, noteUnused } from '../unused-files/unused-folders-db.ts';
import { endFormerVersions } from '../versions/retire-versions-db.ts';
import { copyOriginal } from './copy-original.ts';
import { findMove, isInArchive, renditionFiles, replaceChunks, withoutRenditions } from './move-db.ts';

type ArchiveDeps = { db: Database; files: Files; clock: Clock };

/** Hours after which what a killed attempt left is removed: longer than an attempt may take. */
const hoursOfAttempt = 25;

/**
 * Puts originals where they belong: of an item that was archived into the archive, after which its renditions go, and of one that
 * was brought back out of it. Rows change in one transaction, after the copy was compared with the original: a worker that is
 * killed leaves either everything as it was, or everything done and files that nothing names, which are removed later.
 */
export const archiveJobs = (deps: ArchiveDeps): JobKind<ArchivePayload> => ({
  kind: archiveKind,
  ...mediaJobs,
  canEndWorker: false,
  retryPolicy: { ...mediaJobs.retryPolicy, isLasting: (problem) => problem instanceof Problem },
  itemOf: ({ mediaContentId }) => mediaContentId,
  run: (job, signal) => moveOriginal(deps, job, signal),
  onGivenUp: (queries, { payload }, problem) =>
    takeBack(queries, payload.mediaContentId, problem, deps.clock()),
});

async function moveOriginal(
  { db, files }: ArchiveDeps,
  job: Job<ArchivePayload>,
  signal: AbortSignal,
): Promise<string | void> {
  const move = await findMove(db, job.payload.mediaContentId);
  if (!move) return 'nothing to do any more';
  const isLeaving = isArchived(move);
  const file = isLeaving
    ? `${archiveFolder(move.sourceId)}/${crypto.randomUUID()}`
    : `uploads/${move.sourceId}/0-${crypto.randomUUID()}`;
  const copies = isLeaving !== isInArchive(move);
  if (copies) {
    await noteUnused(db, file, hoursOfAttempt);
    await copyOriginal(files, move, file, signal);
  }
  const removed = isLeaving ? await sizesOf(files, renditionFiles(move)) : new Map<string, number>();
  const isDone = await db.transaction(async (queries) => {
    if (!(await completeJob(queries, job))) return false;
    const item = await lockItem(queries, move.mediaContentId);
    if (!item || isArchived(item) !== isLeaving || item.packageVersion !== move.packageVersion) return false;
    if (copies) {
      await replaceChunks(queries, move, file);
      await forgetUnusedFolder(queries, file);
      // A worker that processes the item may be reading what it began to read.
      for (const chunk of move.chunks) await noteUnused(queries, chunk, isLeaving ? 0 : hoursOfAttempt);
    }
    if (isLeaving) {
      refuse(holdRefusal(item.hold));
      await endFormerVersions(queries, item.id);
      await writeRenditionsGone(queries, item.id, withoutRenditions(move.package));
      for (const key of removed.keys()) await noteUnused(queries, key);
      const bytes = [...removed.values()].reduce((sum, size) => sum + size, 0);
      await shrinkPackage(queries, move.sourceId, move.packageVersion, bytes);
    }
    return true;
  });
  if (isDone) return;
  if (copies) await files.remove(file);
  return 'overtaken';
}

async function sizesOf(files: Files, keys: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const key of keys) {
    const size = await files.size(key);
    if (size !== undefined) sizes.set(key, size);
  }
  return sizes;
}

/** What could not be archived is what it was. What was brought back stays so; its original is read from the archive. */
async function takeBack(queries: Queries, id: string, problem: unknown, now: Date): Promise<void> {
  const item = await lockItem(queries, id);
  if (item?.storage !== StorageStep.leaving) return;
  await endArchive(queries, item, now);
  const reason = problem instanceof Problem ? problem.message : sayReason(because('archive.failed'));
  await recordChange(queries, {
    organizationId: item.organizationId,
    personId: undefined,
    action: 'media content not archived',
    subject: id,
    detail: { reason },
    now,
  });
}
