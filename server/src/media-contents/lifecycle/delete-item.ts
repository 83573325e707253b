import { ContentStatus, Role } from '@tv/contract/enumerations';
import { itemLimits } from '@tv/contract/limits/item-limits';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import { roleRefusal } from '../../platform/auth/checks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { holdRefusal } from '../../platform/http/legal-hold.ts';
import { notFound, type Problem, refuse } from '../../platform/http/problem.ts';
import { archiveFolder } from '../../platform/storage/archive-files.ts';
import type { Files } from '../../platform/storage/files.ts';
import { lockForPurge, purgeItem, listLongDeleted, listOriginals, type LockedItem } from './db.ts';
import { changeStatus } from './publish.ts';

const { DRAFT, DELETED } = ContentStatus;
const day = 24 * 3_600_000;

/** Admins delete and restore any item, other people those they are the manager of. */
export const deletionRefusal = (
  manager: Manager,
  { createdBy }: Pick<LockedItem, 'createdBy'>,
): Problem | undefined =>
  createdBy !== null && createdBy === manager.personId
    ? undefined
    : roleRefusal(manager, Role.Admin, 'Deleting and restoring what has another manager');

type Change = (queries: Queries, item: LockedItem, now: Date) => Promise<RecordedItemChange>;

/** The change, for those who may delete and restore the item. */
const ifAllowed =
  (change: Change) =>
  async (queries: Queries, item: LockedItem, manager: Manager, now: Date): Promise<RecordedItemChange> => {
    refuse(deletionRefusal(manager, item));
    return change(queries, item, now);
  };

/** Deletes an item that is under no legal hold. It can be restored for some days. */
export const moveToTrash: Change = async (queries, item, now) => {
  if (item.status === DELETED) return undefined;
  refuse(holdRefusal(item.hold));
  await changeStatus(queries, item, DELETED, { now });
  return { action: 'media content deleted' };
};

/** The same, for a person. */
export const deleteItem = ifAllowed(moveToTrash);

export const restoreItem = ifAllowed(async (queries, item, now) => {
  if (item.status !== DELETED) return undefined;
  if (!isRestorable(item, now)) throw notFound('This media content');
  await changeStatus(queries, item, DRAFT, { now });
  return { action: 'media content restored' };
});

/** Whether a deleted item can be restored. */
export const isRestorable = (
  { status, deletedAt }: Pick<LockedItem, 'status' | 'deletedAt'>,
  now: Date,
): boolean => status === DELETED && deletedAt !== null && deletedAt > restorableSince(now);

/** Items deleted after this instant can be restored. */
const restorableSince = (now: Date) => new Date(now.getTime() - itemLimits.restorableDays * day);

/** Removes items that can no longer be restored. Files are removed first, so that after a crash the row still names them. A hold that is placed meanwhile waits. */
export async function purgeDeletedItems({ db, files, clock }: { db: Database; files: Files; clock: Clock }) {
  const before = restorableSince(clock());
  for (const id of await listLongDeleted(db, before))
    await db.transaction(async (queries) => {
      if (!(await lockForPurge(queries, id))) return;
      const originals = [id, ...(await listOriginals(queries, id))];
      await Promise.all([
        files.remove(`media/${id}`),
        files.remove(`live/${id}`),
        ...originals.flatMap((each) => [files.remove(`uploads/${each}`), files.remove(archiveFolder(each))]),
      ]);
      await purgeItem(queries, id, before);
    });
}
