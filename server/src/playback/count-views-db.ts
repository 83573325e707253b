import { smallestDisclosed } from '@tv/contract/analytics/analytics-figures';
import type { Database } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

/** Minutes after a view at which its item is counted again: what its viewer plays arrives later than the view. */
const countedAgainAfter = [0, 10, 50];
/** Viewers whose ranges are read, of members and of visitors each. */
const maxViewers = 10_000;
const atOnce = 100;

/**
 * Counts the views and the completion of items that were viewed from `since` to `now`, or some minutes before, into the columns
 * by which the managed list is ordered. Fewer than five visitors are left out, and so are fewer than five members where the
 * organization has switched figures with names off. A view itself leaves these columns alone, so that it changes no index.
 */
export async function countViews(db: Database, since: Date, now: Date): Promise<void> {
  const viewed = await db.query<{ id: string }>(sql`
    select distinct v.media_content_id as id
    from unnest(${countedAgainAfter}::int[]) as after join visitors v
      on v.counted_at > ${since}::timestamptz - make_interval(mins => after)
      and v.counted_at <= ${now}::timestamptz - make_interval(mins => after)`);
  for (let index = 0; index < viewed.length; index += atOnce)
    await countItems(
      db,
      viewed.slice(index, index + atOnce).map(({ id }) => id),
    );
}

const countItems = (db: Database, ids: readonly string[]) =>
  db.query(sql`
    with chosen as (
      select id from media_contents where id = any(${ids}::uuid[]) order by id for no key update)
    update media_contents m set counted_views = m.visitor_count, completion = (
      select avg(least(1, w.seconds / m.duration_in_seconds)) from (
        (select ${secondsPlayed} as seconds from watch_progress p where p.media_content_id = m.id and (${hasEnough(sql`watch_progress`)}
            or exists (select from organizations o where o.id = m.organization_id and o.allows_personal_figures))
          limit ${literal(maxViewers)})
        union all
        (select ${secondsPlayed} from visitor_progress p where p.media_content_id = m.id and ${hasEnough(sql`visitor_progress`)}
          limit ${literal(maxViewers)})) w
      where w.seconds > 0 and m.duration_in_seconds > 0)
    from chosen where m.id = chosen.id`);

/** The condition that so many viewers played the item `m` that their mean tells of none of them. */
const hasEnough = (table: Sql): Sql => sql`(
  select count(*) from (select from ${table} v where v.media_content_id = m.id limit ${literal(smallestDisclosed)}) few) = ${literal(smallestDisclosed)}`;

const secondsPlayed = sql`(select coalesce(sum(upper(r) - lower(r)), 0)::float8 from unnest(p.played) r)`;
