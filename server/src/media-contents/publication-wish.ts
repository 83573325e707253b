import { ContentStatus } from '@tv/contract/enumerations';
import { recordChange } from '../platform/audit-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { writePublicationWish } from './edit-db.ts';
import type { LockedItem } from './lifecycle/db.ts';
import { publishReviewed } from './lifecycle/publish-reviewed.ts';

/**
 * Writes whether a locked draft is published once its first files are ready. A draft that has its files by now is published at once.
 * Answers whether that changed something that the caller has to record.
 */
export async function changePublicationWish(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  isWanted: boolean | undefined,
  now: Date,
): Promise<boolean> {
  if (isWanted === undefined || item.status !== ContentStatus.DRAFT) return false;
  if (!item.hasPackage) return writePublicationWish(queries, item.id, isWanted);
  const recorded = isWanted ? await publishReviewed(queries, item, manager, now) : undefined;
  if (!recorded) return false;
  await recordChange(queries, {
    organizationId: item.organizationId,
    personId: manager.personId,
    subject: item.id,
    now,
    ...recorded,
  });
  return true;
}
