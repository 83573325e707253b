import type { CutRange } from '@tv/contract/cuts';
import type { MediaPackage } from '../media/media-package.ts';
import type { Queries } from '../platform/db/database.ts';
import { endArchive } from './lifecycle/archive-item.ts';
import { enqueueArchiveMove } from './lifecycle/archive-job.ts';
import { isArchived } from './lifecycle/archive-states.ts';
import { type LockedItem, lockItem } from './lifecycle/db.ts';
import { publishProcessed } from './lifecycle/publish.ts';
import { withOwnParts } from './package-db.ts';
import { completeProcessing, writeMedia } from './processing-db.ts';

export type NewPackage = {
  mediaPackage: MediaPackage;
  version: number;
  /** Parts of its original that it leaves out. */
  cuts?: readonly CutRange[];
  /** The first package does not publish the item. */
  staysDraft: boolean;
};

export type Attached = {
  /** The item had no package before. */
  isFirst: boolean;
  /** The version of the package that was served until now. 0: there was none. */
  replaced: number;
};

/**
 * Makes a finished package the package of an item, in the caller's transaction. The first package publishes a draft.
 * `undefined` if the item is deleted or not in processing.
 */
export async function attachPackage(
  transaction: Queries,
  id: string,
  { mediaPackage, version, cuts = [], staysDraft }: NewPackage,
  now: Date,
): Promise<Attached | undefined> {
  const item = await lockItem(transaction, id);
  if (!item) return undefined;
  const whole = await withOwnParts(transaction, id, mediaPackage, { version, cuts });
  if (!(await completeProcessing(transaction, id, whole, version, now))) return undefined;
  await returnFromArchive(transaction, item, now);
  const isFirst = !item.hasPackage;
  if (isFirst && !staysDraft) await publishProcessed(transaction, { ...item, hasPackage: true }, now);
  return { isFirst, replaced: item.packageVersion };
}

/**
 * Makes another package the one of a locked item, in the caller's transaction, with the chapters and the poster that people
 * gave the item. `cuts` are what it leaves out of its original. An item without one becomes ready by it, and a draft is published as with its first file.
 */
export async function switchPackage(
  transaction: Queries,
  item: LockedItem,
  { mediaPackage, version, cuts = [] }: Omit<NewPackage, 'staysDraft'>,
  now: Date,
): Promise<void> {
  const whole = await withOwnParts(transaction, item.id, mediaPackage, { version, cuts });
  await writeMedia(transaction, item.id, whole, version, now);
  await returnFromArchive(transaction, item, now);
  if (!item.hasPackage) await publishProcessed(transaction, { ...item, hasPackage: true }, now);
}

/** An archived item whose renditions were made again is brought back. A job then moves its original out of the archive. */
async function returnFromArchive(transaction: Queries, item: LockedItem, now: Date): Promise<void> {
  if (!isArchived(item)) return;
  await endArchive(transaction, item, now);
  await enqueueArchiveMove(transaction, item.id);
}
