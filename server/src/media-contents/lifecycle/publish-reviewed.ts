import { ContentStatus } from '@tv/contract/enumerations';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { LockedItem } from './db.ts';
import { publish } from './publish.ts';
import { reviewRefusal } from './schedule.ts';

/** Publishes an item in the name of a manager, who may have to wait for its review. */
export async function publishReviewed(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  now: Date,
): Promise<RecordedItemChange> {
  if (item.status !== ContentStatus.PUBLISHED) refuse(reviewRefusal(manager, item));
  return publish(queries, item, now, { by: manager.personId });
}
