import { hasOriginal, queueUpload } from './claims-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { Problem, refuse } from '../platform/http/problem.ts';
import { editRefusal } from '../media-contents/edit-item.ts';
import type { LockedItem } from '../media-contents/lifecycle/db.ts';
import type { RecordedChange } from '../platform/audit-db.ts';

/** Queues a new package from the original. The present package is served until the new one is attached. */
export async function reprocessItem(queries: Queries, item: LockedItem, now: Date): Promise<RecordedChange> {
  refuse(editRefusal(item));
  if (!(await hasOriginal(queries, item.id)))
    throw new Problem(
      409,
      0,
      'The original of this item is not kept here: bring the file in anew with "npm run tv -- import".',
    );
  const isQueued = await queueUpload(queries, item.id, now, true);
  return isQueued ? { action: 'media content processed again' } : undefined;
}
