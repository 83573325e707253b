import type { CutRange } from '@tv/contract/media/cuts';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Queries } from '../../platform/db/database.ts';
import { endArchive } from '../lifecycle/archive-item.ts';
import { enqueueArchiveMove } from '../lifecycle/archive-job.ts';
import { isArchived } from '../lifecycle/archive-states.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { publishProcessed } from '../lifecycle/publish.ts';
import { withOwnParts } from './package-db.ts';
import { writeMedia } from './processing-db.ts';

export type NewPackage = {
  mediaPackage: MediaPackage;
  version: number;
  /** Parts of its original that it leaves out. */
  cuts?: readonly CutRange[];
  /** The first package does not publish the item. Absent: it does. */
  staysDraft?: boolean;
};

/**
 * Makes a finished package the one of a locked item, in the caller's transaction, with the chapters and the poster that people
 * gave the item. The first package publishes a draft.
 */
export async function attachPackage(
  transaction: Queries,
  item: LockedItem,
  { mediaPackage, version, cuts = [], staysDraft = false }: NewPackage,
  now: Date,
): Promise<void> {
  const whole = await withOwnParts(transaction, item.id, mediaPackage, { version, cuts });
  await writeMedia(transaction, item.id, whole, version, now);
  await returnFromArchive(transaction, item, now);
  if (!item.hasPackage && !staysDraft)
    await publishProcessed(transaction, { ...item, hasPackage: true }, now);
}

/** An archived item whose renditions were made again is brought back. A job then moves its original out of the archive. */
async function returnFromArchive(transaction: Queries, item: LockedItem, now: Date): Promise<void> {
  if (!isArchived(item)) return;
  await endArchive(transaction, item, now);
  await enqueueArchiveMove(transaction, item.id);
}
