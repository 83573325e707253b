import { sql, type Sql } from '../platform/db/sql.ts';
import { seenOfCategory } from './counts/totals-db.ts';
import { categoryInReach } from './key-visibility-db.ts';
import { expiredButStillCounted } from './counts/expired-db.ts';
import { type Viewer, categoryEntryVisibleTo, upcomingTo } from './visibility.ts';

/** A viewer inside one organization, because categories belong to an organization. */
export type OrganizationViewer = Viewer & { organizationId: string };

/** The entries of `categories c` whose items the viewer can watch. */
export const watchableIn = (viewer: Viewer, now: Date) => sql`from media_content_categories mcc
  where mcc.category_id = c.id and ${categoryEntryVisibleTo(viewer, now)}`;

/**
 * The condition that `categories c` has an item that the viewer can watch. The counters tell it for all categories at once,
 * except while items of the organization have expired and are still counted.
 */
export function hasWatchable(viewer: OrganizationViewer, now: Date): Sql {
  const counts = (column: Sql) =>
    sql`coalesce((select sum(${column}) from item_counts ic where ic.of_id = c.id), 0) > 0`;
  // Audiences are read only of a category that has nothing for everybody.
  if (viewer.kind === 'member')
    return sql`(${counts(sql`ic.published`)} or (select total from ${seenOfCategory(viewer, sql`c.id`)} a) > 0)`;
  if (viewer.kind === 'key') return sql`exists (select ${watchableIn(viewer, now)})`;
  if (viewer.kind !== 'public') return counts(sql`ic.published`);
  const counted = counts(sql`ic.open`);
  const organizationId = sql`${viewer.organizationId}::uuid`;
  return sql`exists (select from organizations where id = ${organizationId} and has_public_media)
    and case when exists (
        select from media_contents mc where mc.organization_id = ${organizationId} and ${expiredButStillCounted(now)})
      then exists (select ${watchableIn(viewer, now)}) else ${counted} end`;
}

/** The condition that a viewer reads of `categories c`: a key of its own, visitors if it has an item for them, published or upcoming. */
export function isNamedTo(viewer: Viewer, now: Date): Sql {
  if (viewer.kind === 'key') return categoryInReach(viewer);
  return viewer.kind === 'public' ? hasItemForVisitors(viewer, now) : sql`true`;
}

const hasItemForVisitors = (viewer: Viewer, now: Date) => sql`(
  exists (select ${watchableIn(viewer, now)}) or exists (
    select from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = c.id and mcc.published_at is null and ${upcomingTo(viewer, now)}))`;
