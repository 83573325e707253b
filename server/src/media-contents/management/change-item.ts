import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordChange, type RecordedItemChange } from '../../platform/audit-db.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { noticeEdit } from '../lifecycle/review.ts';
import { findManaged } from './managed-items-db.ts';
import { lockItemWhere, writeChangeDate } from '../edit-db.ts';
import { findNewestChange } from './history-db.ts';
import { refuseChanged } from './refuse-changed.ts';
import { anyItem, type ItemCondition, manageableBy } from '../manageable-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';

type Deps = { db: Database; clock: Clock };

/** Changes a locked item. Answers what the audit log says of it; `undefined` where nothing changed. */
export type Change = (queries: Queries, item: LockedItem, now: Date) => Promise<RecordedItemChange>;

/** What reviewers see of an item in review. */
const edits: readonly ItemEvent[] = ['media content edited', 'media content audience changed'];

type ChangeOptions = {
  /** The condition for the items that `manager` may change in this way. */
  changeableBy?: ItemCondition;
  /** The field If-Match of the request: the change is refused if the item was changed since. */
  ifMatch?: string | undefined;
};

/**
 * Changes an item under a lock, in one transaction, and records the change in the audit log. Safe to repeat. Answers the number of
 * the item's newest change.
 */
export async function applyChange(
  { db, clock }: Deps,
  manager: Manager,
  id: string,
  change: Change,
  { changeableBy = manageableBy, ifMatch }: ChangeOptions = {},
): Promise<number> {
  const now = clock();
  return db.transaction(async (queries) => {
    const item = await lockItemWhere(queries, id, changeableBy(manager, now));
    if (!item) throw notFound('This media content');
    if (ifMatch !== undefined) await refuseChanged(queries, id, ifMatch);
    const recorded = await change(queries, item, now);
    if (!recorded) return findNewestChange(queries, id);
    if (edits.includes(recorded.action)) await noticeEdit(queries, item, manager, now);
    await writeChangeDate(queries, id, now);
    return recordChange(queries, {
      organizationId: item.organizationId,
      personId: manager.personId,
      subject: id,
      now,
      ...recorded,
    });
  });
}

/** The same, and answers the item as it is then. */
export async function changeItem(
  deps: Deps,
  manager: Manager,
  id: string,
  change: Change,
  options?: ChangeOptions,
): Promise<ManagedMediaContent> {
  await applyChange(deps, manager, id, change, options);
  // The change may have taken the item from the manager.
  const changed = await findManaged(deps.db, manager, id, deps.clock(), anyItem);
  if (!changed) throw notFound('This media content');
  return changed;
}
