import type { ManagedMediaContent } from '@tv/contract/media-content';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { notFound } from '../platform/http/problem.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import type { LockedItem } from './lifecycle/db.ts';
import { findManaged } from './managed-items-db.ts';
import { lockItemWhere } from './edit-db.ts';
import { anyItem, type ItemCondition, manageableBy } from './manageable-db.ts';
import type { Manager } from '../platform/auth/caller.ts';

/** Changes an item under a lock, in one transaction, and records the change in the audit log. Safe to repeat. */
export async function changeItem(
  { db, clock }: { db: Database; clock: Clock },
  manager: Manager,
  id: string,
  change: (queries: Queries, item: LockedItem, now: Date) => Promise<RecordedChange>,
  /** The condition for the items that `manager` may change in this way. */
  changeableBy: ItemCondition = manageableBy,
): Promise<ManagedMediaContent> {
  const now = clock();
  await db.transaction(async (queries) => {
    const item = await lockItemWhere(queries, id, changeableBy(manager, now));
    if (!item) throw notFound('This media content');
    const recorded = await change(queries, item, now);
    if (recorded)
      await recordChange(queries, {
        organizationId: item.organizationId,
        personId: manager.personId,
        subject: id,
        now,
        ...recorded,
      });
  });
  // The change may have taken the item from the manager.
  const changed = await findManaged(db, manager, id, now, anyItem);
  if (!changed) throw notFound('This media content');
  return changed;
}
