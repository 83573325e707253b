import { ProcessingStatus } from '@tv/contract/enumerations';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { endArchive } from '../../media-contents/lifecycle/archive-item.ts';
import { isArchived, StorageStep } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import { queueAgain } from '../versions/reprocess-item.ts';
import { readProcessingStatus } from '../versions/queue-version-db.ts';
import { isBeingMade } from '../versions/version-rows-db.ts';

const { COMPLETED, ERROR } = ProcessingStatus;

/**
 * Brings a locked, archived item back. While its renditions are still stored it is what it was at once. Else they are made again
 * from the original, and until then it stays archived: `endArchive` runs in the transaction that attaches them. Safe to repeat, also
 * after an attempt that failed.
 */
export async function bringBackItem(
  queries: Queries,
  item: LockedItem,
  now: Date,
): Promise<RecordedItemChange> {
  if (!isArchived(item)) return undefined;
  refuse(editRefusal(item));
  if (item.storage === StorageStep.leaving) await endArchive(queries, item, now);
  else if (await isOnItsWay(queries, item.id)) return undefined;
  else await queueAgain(queries, item, now);
  return { action: 'media content brought back' };
}

async function isOnItsWay(queries: Queries, id: string): Promise<boolean> {
  const status = await readProcessingStatus(queries, id);
  return (status !== COMPLETED && status !== ERROR) || (await isBeingMade(queries, id));
}
