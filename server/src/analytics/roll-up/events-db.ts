import type { Queries } from '../../platform/db/database.ts';
import type { Joined } from '../../platform/db/row.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { takesLock } from '../../platform/db/takes-lock.ts';
import type { Curve } from './tally-retention.ts';
import { viewerKey } from './tally-days.ts';
import { scopesOf, type WatchEvent } from './watch-event.ts';

/** Events that are counted in one transaction. */
export const eventsAtOnce = 5_000;

/** Organizations with events that wait. The one whose first event waits longest comes first. */
export async function organizationsWaiting(db: Queries): Promise<string[]> {
  // Walks along the index from one organization to the next, however many events each has.
  const rows = await db.query<{ id: string }>(sql`
    with recursive waiting (id, first) as (
      (select organization_id, id from watch_events where organization_id is not null order by organization_id, id limit 1)
      union all
      select n.organization_id, n.id from waiting w cross join lateral (
        select organization_id, id from watch_events where organization_id > w.id order by organization_id, id limit 1) n)
    select id from waiting order by first`);
  return rows.map(({ id }) => id);
}

/**
 * Takes an organization for this transaction. Others count other organizations meanwhile. Answers whether the organization is
 * taken.
 */
export async function takeOrganization(db: Queries, organizationId: string): Promise<boolean> {
  const [row] = await db.query<{ is_mine: boolean }>(sql`
    select ${takesLock(`counting ${organizationId}`)} as is_mine`);
  return row?.is_mine ?? false;
}

/** Takes the oldest events of an organization out. Those of items that are gone count for nothing. `taken` counts them too. */
export async function takeEvents(
  db: Queries,
  organizationId: string,
): Promise<{ taken: number; events: WatchEvent[] }> {
  type OfItem = Pick<WatchEvent, 'organizationId' | 'durationInSeconds' | 'day'>;
  const rows = await db.query<Omit<WatchEvent, keyof OfItem> & Joined<OfItem>>(sql`
    with taken as (
      -- Up to the last one of the batch, along the index: whatever the planner knows of a table that is filled in a moment.
      delete from watch_events where organization_id = ${organizationId}::uuid and id <= coalesce(
        (select id from watch_events where organization_id = ${organizationId}::uuid order by id
          offset ${literal(eventsAtOnce - 1)} limit 1), 9223372036854775807)
      returning *)
    select t.media_content_id as "mediaContentId", o.id as "organizationId",
      array(select category_id::text from media_content_categories where media_content_id = t.media_content_id) as "categoryIds",
      mc.duration_in_seconds as "durationInSeconds", t.viewer_hash as "viewerHash", t.is_member as "isMember",
      (t.at at time zone o.time_zone)::date::text as day, t.at, t.device, t.source, t.played::text as played, t.known::text as known,
      t.seconds, t.previous_at as "previousAt", (t.previous_at at time zone o.time_zone)::date::text as "previousDay",
      t.is_completed as "isCompleted"
    from taken t left join media_contents mc on mc.id = t.media_content_id left join organizations o on o.id = mc.organization_id
    order by t.id`);
  return {
    taken: rows.length,
    events: rows.filter((row): row is WatchEvent => row.durationInSeconds !== null),
  };
}

const maxCounted = 100_000;

/** Events that wait, counted up to `maxCounted`, and the age of the oldest of them in seconds; 0: there is none. */
export async function readBacklog(db: Queries): Promise<{ waiting: number; oldest: number }> {
  const [row] = await db.query<{ waiting: number; oldest: number }>(sql`
    select (select count(*) from (select from watch_events limit ${literal(maxCounted)}) counted)::int as waiting,
      greatest(0, coalesce(extract(epoch from now() - (select at from watch_events order by id limit 1)), 0))::float8 as oldest`);
  return row!;
}

/** The last days of the viewers of events, by `viewerKey`. */
export async function lastDaysOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, string>> {
  const pairs = new Map<string, { scopeId: string; viewerHash: string }>();
  for (const { viewerHash, ...event } of events.filter(({ played }) => played !== null))
    for (const scopeId of scopesOf({ viewerHash, ...event }).slice(1))
      pairs.set(viewerKey(scopeId, viewerHash), { scopeId, viewerHash });
  const wanted = [...pairs.values()];
  const rows = await db.query<{ scope_id: string; viewer_hash: string; last_day: string }>(sql`
    select v.scope_id, v.viewer_hash, v.last_day::text as last_day from analytics_viewers v
    join unnest(${wanted.map(({ scopeId }) => scopeId)}::uuid[], ${wanted.map(({ viewerHash }) => viewerHash)}::text[])
      as given (scope_id, viewer_hash) using (scope_id, viewer_hash)`);
  return new Map(rows.map((row) => [viewerKey(row.scope_id, row.viewer_hash), row.last_day]));
}

/** The first day of each item of events that has figures. */
export async function firstDaysOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ mediaContentId }) => mediaContentId))];
  const rows = await db.query<{ id: string; day: string }>(sql`
    select given.id, d.day::text as day from unnest(${ids}::uuid[]) as given (id)
    cross join lateral (select day from analytics_days where scope_id = given.id order by day limit 1) d`);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** The stored retention curves of the items that these events are about, by the item's id. */
export async function curvesOf(db: Queries, events: readonly WatchEvent[]): Promise<Map<string, Curve>> {
  const ids = [...new Set(events.map(({ mediaContentId }) => mediaContentId))];
  const rows = await db.query<Curve & { id: string }>(sql`
    select scope_id as id, duration_in_seconds as "durationInSeconds", since from analytics_retention
    where scope_id = any(${ids}::uuid[]) and duration_in_seconds is not null`);
  return new Map(rows.map(({ id, ...curve }) => [id, curve]));
}
