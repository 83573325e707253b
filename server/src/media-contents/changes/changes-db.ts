import { daysOfChanges } from '@tv/contract/media-contents/changes';
import { ContentStatus, Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { readableBy } from '../manageable-db.ts';
import { managedColumns, type ManagedRow, managedSource } from '../management/managed-item-row-db.ts';
import { presentRows } from '../management/managed-items-db.ts';

/** Changes that one call looks at, most of which may be of items that the caller does not manage. */
export const lookedAt = 2000;

/**
 * The database's epoch, and the position below which all changes are there. A transaction that is under way has its position already, and
 * its changes appear when it ends: positions from the first of these transactions on are not told yet.
 */
export async function readHorizon(db: Queries): Promise<{ epoch: string; horizon: string }> {
  const read = () =>
    db.query<{ epoch: string; horizon: string }>(sql`
      select id as epoch, pg_snapshot_xmin(pg_current_snapshot())::text as horizon from change_epochs`);
  const [row] = await read();
  if (row) return row;
  await db.query(sql`insert into change_epochs default values on conflict do nothing`);
  return (await read())[0]!;
}

/** The ids of the categories that are assigned to a person, in their order. */
export async function listAssignedCategories(
  db: Queries,
  organizationId: string,
  personId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select c.id from category_managers cm join categories c on c.id = cm.category_id
    where cm.person_id = ${personId}::uuid and c.organization_id = ${organizationId}::uuid order by c.id`);
  return rows.map(({ id }) => id);
}

/** The given categories that are still there, in the given order. */
export async function keepCategories(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<{ id: string }>(sql`
    select id from categories where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[])`);
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}

/** A position in the order of changes, with what became of its item. `null`: nothing that concerns the caller. */
export type ChangeRow = { position: string; id: string; kind: 'changed' | 'withdrawn' | null };

/** The changes behind one of them and below the horizon, in their order, at most `lookedAt`. */
export function listChanges(
  db: Queries,
  manager: Manager,
  organizationId: string,
  categoryIds: readonly string[],
  { from, id, horizon }: { from: string; id: string; horizon: string },
): Promise<ChangeRow[]> {
  const within = (position: Sql, of: Sql) =>
    sql`(${position}, ${of}) > (${from}::bigint, ${id}::uuid) and ${position} < ${horizon}::bigint
      order by ${position}, ${of} limit ${literal(lookedAt)}`;
  const own = sql`${organizationId}::uuid`;
  return db.query<ChangeRow>(sql`
    select found.position::text, found.id, case
      when bool_or(mc.status <> ${literal(ContentStatus.DELETED)}) then 'changed'
      when bool_or(mc.id is not null or found.is_lost) then 'withdrawn' end as kind
    from (
      (select mc.changed_in as position, mc.id, false as is_lost from media_contents mc
        where mc.organization_id = ${own} and mc.changed_in > 0 and ${within(sql`mc.changed_in`, sql`mc.id`)})
      union all
      (select n.changed_in, shown.id, false from changed_names n cross join lateral (
          select id from media_contents where organization_id = n.organization_id and n.named_id = n.organization_id
          union select id from media_contents where created_by = n.named_id and organization_id = n.organization_id
          union select id from media_contents where audience @> array[n.named_id] and organization_id = n.organization_id
          union select media_content_id from media_content_categories where category_id = n.named_id) shown
        where n.organization_id = ${own} and n.changed_in >= ${from}::bigint and ${within(sql`n.changed_in`, sql`shown.id`)})
      union all
      (select w.withdrawn_in, w.media_content_id, ${lostBy(manager, organizationId, categoryIds)} from item_withdrawals w
        where w.organization_id = ${own} and ${within(sql`w.withdrawn_in`, sql`w.media_content_id`)})
    ) found left join media_contents mc on mc.id = found.id and ${readableBy(manager)}
    group by found.position, found.id order by found.position, found.id limit ${literal(lookedAt)}`);
}

/** Whether the withdrawal `w` is of an item that a manager could read until then. */
function lostBy(
  { organizationId: ofManager, personId, role, mayReview }: Manager,
  organizationId: string,
  categoryIds: readonly string[],
): Sql {
  if (!ofManager || hasAtLeast(role, Role.OrganizationManager))
    return sql`w.lost_by @> array[${organizationId}::uuid]`;
  const ids = hasAtLeast(role, Role.ContentManager) ? [...(personId ? [personId] : []), ...categoryIds] : [];
  return sql`(w.lost_by && ${ids}::uuid[] or ${mayReview}::boolean and w.lost_by_reviewers)`;
}

/** The items with these ids that a manager may read, as their list has them. */
export async function findItems(
  db: Queries,
  manager: Manager,
  ids: readonly string[],
  now: Date,
): Promise<ManagedMediaContent[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<ManagedRow>(sql`
    select ${managedColumns(manager)} from ${managedSource} where mc.id = any(${ids}::uuid[]) and ${readableBy(manager)}`);
  return presentRows(db, rows, manager, now);
}

/** Deletes what no valid cursor leads to. */
export async function deleteOldChanges(db: Queries, now: Date): Promise<void> {
  // A day longer than a cursor lives: one that is followed to its end must find them.
  const before = sql`${now}::timestamptz - make_interval(days => ${literal(daysOfChanges + 1)})`;
  await db.query(sql`delete from item_withdrawals where at < ${before}`);
  await db.query(sql`delete from changed_names where at < ${before}`);
}
