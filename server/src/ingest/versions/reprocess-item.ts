import { because } from '@tv/contract/reasons/problem-reasons';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { queueUpload } from '../claims-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { Problem, refuse } from '../../platform/http/problem.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { archivedRefusal } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import { enqueueVersion } from './claim-version-db.ts';
import { refuseWhileMade } from './request-version.ts';
import { findPresentSource, insertVersion, isBeingMade } from './version-rows-db.ts';

/** Queues a new package from the original. The present package is served until the new one is attached. */
export async function reprocessItem(
  queries: Queries,
  item: LockedItem,
  now: Date,
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  refuse(archivedRefusal(item));
  return (await queueAgain(queries, item, now)) ? { action: 'media content processed again' } : undefined;
}

/** Queues the same for an item that may be made again. Answers whether that changed anything. */
export async function queueAgain(queries: Queries, item: LockedItem, now: Date): Promise<boolean> {
  const { hasRow, sourceId, cuts } = await findPresentSource(queries, item.id);
  if (!sourceId) throw new Problem(409, 0, because('versions.noOriginalHere'));
  if (hasRow) {
    await refuseWhileMade(queries, item.id);
    const id = crypto.randomUUID();
    const { id: mediaContentId, createdBy } = item;
    await insertVersion(
      queries,
      { id, mediaContentId, sourceId, cuts, createdBy, state: ProcessingStatus.PENDING },
      now,
    );
    await enqueueVersion(queries, id);
    return true;
  }
  if (await isBeingMade(queries, item.id)) await refuseWhileMade(queries, item.id);
  return queueUpload(queries, item.id, now, true);
}
