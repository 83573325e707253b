import type { ManagedMediaContent } from '@tv/contract/media-content';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { hasOtherReviewer } from './lifecycle/reviews-db.ts';
import { manageableBy } from './manageable-db.ts';
import {
  factsOf,
  managedColumns,
  type ManagedRow,
  managedSource,
  presentManaged,
} from './managed-item-row-db.ts';
import { asksOtherReviewer } from './permitted.ts';

export async function findManaged(
  db: Queries,
  manager: Manager,
  id: string,
  now: Date,
  condition: Sql = manageableBy(manager),
): Promise<ManagedMediaContent | undefined> {
  const rows = await db.query<ManagedRow>(
    sql`select ${managedColumns(manager)} from ${managedSource} where mc.id = ${id}::uuid and ${condition}`,
  );
  const [found] = await presentRows(db, rows, manager, now);
  return found;
}

/** The rows of items of one organization as their manager sees them. */
export async function presentRows(
  db: Queries,
  rows: readonly ManagedRow[],
  manager: Manager,
  now: Date,
): Promise<ManagedMediaContent[]> {
  const own = rows.find((row) => asksOtherReviewer(factsOf(row, false), manager));
  const isOther = own ? await hasOtherReviewer(db, own.organization_id, manager.personId!) : false;
  return rows.map((row) => presentManaged(row, manager, now, isOther));
}
