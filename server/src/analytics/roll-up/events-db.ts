import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import type { Curve } from './tally-retention.ts';
import { viewerKey } from './tally-days.ts';
import { scopesOf, type WatchEvent } from './watch-event.ts';

/** Events that are counted in one transaction. */
export const eventsAtOnce = 5_000;

/** Only one process counts at a time. Answers whether this transaction does. */
export async function beginCounting(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('counting what was watched')) as is_mine`,
  );
  return row?.is_mine ?? false;
}

/** Takes the oldest events out. Those of items that are gone count for nothing. `taken` counts them too. */
export async function takeEvents(db: Queries): Promise<{ taken: number; events: WatchEvent[] }> {
  const rows = await db.query<Omit<WatchEvent, 'organizationId'> & { organizationId: string | null }>(sql`
    with taken as (
      delete from watch_events where id in (select id from watch_events order by id limit ${literal(eventsAtOnce)}) returning *)
    select t.media_content_id as "mediaContentId", mc.organization_id as "organizationId",
      array(select category_id::text from media_content_categories where media_content_id = t.media_content_id) as "categoryIds",
      mc.duration_in_seconds as "durationInSeconds", t.viewer_hash as "viewerHash", t.is_member as "isMember",
      (t.at at time zone o.time_zone)::date::text as day, t.at, t.device, t.source, t.played::text as played, t.known::text as known,
      t.seconds, t.previous_at as "previousAt", (t.previous_at at time zone o.time_zone)::date::text as "previousDay",
      t.is_completed as "isCompleted"
    from taken t left join media_contents mc on mc.id = t.media_content_id left join organizations o on o.id = mc.organization_id
    order by t.id`);
  return { taken: rows.length, events: rows.filter((row): row is WatchEvent => row.organizationId !== null) };
}

/** The last days of the viewers of events, by `viewerKey`. */
export async function lastDaysOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, string>> {
  const pairs = new Map<string, { scopeId: string; viewerHash: string }>();
  for (const { viewerHash, ...event } of events.filter(({ played }) => played !== null))
    for (const scopeId of scopesOf({ viewerHash, ...event }).slice(1))
      pairs.set(viewerKey(scopeId, viewerHash), { scopeId, viewerHash });
  const asked = [...pairs.values()];
  const rows = await db.query<{ scope_id: string; viewer_hash: string; last_day: string }>(sql`
    select v.scope_id, v.viewer_hash, v.last_day::text as last_day from analytics_viewers v
    join unnest(${asked.map(({ scopeId }) => scopeId)}::uuid[], ${asked.map(({ viewerHash }) => viewerHash)}::text[])
      as asked (scope_id, viewer_hash) using (scope_id, viewer_hash)`);
  return new Map(rows.map((row) => [viewerKey(row.scope_id, row.viewer_hash), row.last_day]));
}

/** The first day of each item of events that has figures. */
export async function firstDaysOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ mediaContentId }) => mediaContentId))];
  const rows = await db.query<{ id: string; day: string }>(sql`
    select asked.id, d.day::text as day from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (select day from analytics_days where scope_id = asked.id order by day limit 1) d`);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** The stored retention curves of the items that these events are about, by the item's id. */
export async function curvesOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, Curve>> {
  const ids = [...new Set(events.map(({ mediaContentId }) => mediaContentId))];
  const rows = await db.query<Curve & { id: string }>(sql`
    select scope_id as id, duration_in_seconds as "durationInSeconds", since from analytics_retention
    where scope_id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...curve }) => [id, curve]));
}
