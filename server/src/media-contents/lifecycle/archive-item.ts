import { ContentStatus } from '@tv/contract/enumerations';
import type { ArchivePreview } from '@tv/contract/media-contents/archive';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound, type Problem, refuse } from '../../platform/http/problem.ts';
import { editRefusal } from '../edit-item.ts';
import {
  type ArchiveFacts,
  clearArchived,
  findArchiveFacts,
  listArchiveFacts,
  markArchived,
  statusAfterwards,
} from './archive-db.ts';
import { enqueueArchiveMove } from './archive-job.ts';
import { isArchived, obstacleRefusal, StorageStep } from './archive-states.ts';
import { type LockedItem, writeStatus } from './db.ts';
import { changeStatus } from './publish.ts';

const { DRAFT, PUBLISHED } = ContentStatus;

/** The 409 for an item that cannot be archived, with the reason. `undefined`: it can, or is archived. */
function archiveRefusal(facts: ArchiveFacts): Problem | undefined {
  const general = editRefusal(facts);
  if (general || isArchived(facts)) return general;
  return facts.obstacle ? obstacleRefusal(facts.obstacle) : undefined;
}

/**
 * Archives a locked item (`lockItem`), in the caller's transaction: it leaves all lists at once, and a job moves its original into
 * the archive and then removes its renditions and former versions. Until that job has ended everything is stored, and a failure
 * makes the item what it was. Safe to repeat: an archived item stays as it is.
 *
 * Answers the line for the audit log, which the caller writes (`recordChange`); `undefined`: it was archived already. Throws a
 * Problem, 409 with a reason for people, where the item cannot be archived: under legal hold, deleted, without a stored original,
 * in review, with a schedule to come, or while files of it are brought in or made.
 */
export async function archiveItem(
  queries: Queries,
  item: LockedItem,
  now: Date,
): Promise<RecordedItemChange> {
  const facts = await findArchiveFacts(queries, item.id);
  if (!facts) throw notFound('This media content');
  refuse(archiveRefusal(facts));
  if (isArchived(item)) return undefined;
  if (item.status === PUBLISHED) await changeStatus(queries, item, DRAFT, { now });
  await markArchived(queries, item.id, StorageStep.leaving, statusAfterwards(item.status));
  await enqueueArchiveMove(queries, item.id);
  return { action: 'media content archived' };
}

/**
 * Makes a locked, archived item what it was: ready to be streamed and, if it was published, published with its former date. Nobody
 * is told of a publication. The caller knows that its renditions are there.
 */
export async function endArchive(queries: Queries, item: LockedItem, now: Date): Promise<void> {
  await clearArchived(queries, item.id);
  if (item.status === DRAFT && item.archivedStatus === PUBLISHED)
    await writeStatus(queries, item.id, PUBLISHED, { now, publishedAt: now });
}

/** What archiving items would save, in the order of the ids. */
export async function previewArchive(
  db: Queries,
  manager: Manager,
  ids: readonly string[],
): Promise<ArchivePreview[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = await listArchiveFacts(db, manager, wanted);
  const byId = new Map(found.map((facts) => [facts.id, facts]));
  return wanted.map((id) => {
    const facts = byId.get(id);
    const problem = facts ? archiveRefusal(facts) : notFound('This media content');
    const isPossible = facts && !problem && !isArchived(facts);
    return {
      id,
      ...(facts && { title: facts.title }),
      savedBytes: isPossible ? facts.savedBytes : 0,
      formerVersions: isPossible ? facts.formerVersions : 0,
      ...(problem && { problem: { status: problem.status, ...problem.toBody() } }),
    };
  });
}
