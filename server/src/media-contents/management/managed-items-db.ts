import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Chapter } from '../../media/media-package.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { notFound } from '../../platform/http/problem.ts';
import { hasOtherReviewer } from '../lifecycle/reviews-db.ts';
import { manageableBy, readableBy } from '../manageable-db.ts';
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
  const rows = await db.query<ManagedRow & PartsRow>(sql`
    select ${managedColumns(manager)}, mc.chapters, mc.package -> 'chapters' as packaged_chapters,
      mc.package -> 'chosenPoster' is not null as has_chosen_poster, mc.wanted_poster is not null as waits_for_poster,
      (select jsonb_strip_nulls(jsonb_build_object('kind', s.kind, 'instance', s.instance, 'id', s.source_id, 'viewsBefore', s.views_before))
        from item_sources s where s.item_id = mc.id) as source
    from ${managedSource} where mc.id = ${id}::uuid and ${condition}`);
  const [found] = await presentRows(db, rows, manager, now);
  return found && { ...found, ...presentParts(rows[0]!) };
}

/** Throws 404 where a manager does not manage an item. Nothing more of the item is read. */
export async function requireManaged(
  db: Queries,
  manager: Manager,
  id: string,
): Promise<{ id: string; organizationId: string }> {
  const [found] = await db.query<{ id: string; organizationId: string }>(sql`
    select mc.id, mc.organization_id as "organizationId" from media_contents mc
    where mc.id = ${id}::uuid and ${manageableBy(manager)}`);
  if (!found) throw notFound('This media content');
  return found;
}

/** Whether a manager may read an item: they manage it, or may review it. */
export async function isReadable(db: Queries, manager: Manager, id: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from media_contents mc where mc.id = ${id}::uuid and ${readableBy(manager)}`,
  );
  return rows.length > 0;
}

/** The facts that are read of one item only, not of lists. */
type PartsRow = {
  chapters: { title: string; startTime: number }[] | null;
  packaged_chapters: Chapter[] | null;
  has_chosen_poster: boolean;
  waits_for_poster: boolean;
  source: ManagedMediaContent['source'] | null;
};

function presentParts(row: PartsRow): Pick<ManagedMediaContent, 'chapters' | 'poster' | 'source'> {
  // Until there is a package nobody knows where the last one ends.
  const given = (row.chapters ?? []).map((chapter, index, all) => ({
    ...chapter,
    endTime: all[index + 1]?.startTime ?? chapter.startTime,
  }));
  return {
    chapters: row.packaged_chapters ?? given,
    poster: { isChosen: row.has_chosen_poster, isBeingMade: row.waits_for_poster },
    ...(row.source && { source: row.source }),
  };
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
