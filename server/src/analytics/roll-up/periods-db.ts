import { periodLengths } from '@tv/contract/analytics/analytics-figures';
import type { Database, Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { takeOrganization } from './events-db.ts';

/** Notes that the periods of an organization are counted up to today, in its time zone. Those that were counted before stay. */
export const beginPeriods = (db: Queries, organizationId: string, now: Date) =>
  db.query(sql`
    insert into analytics_rollups (organization_id, counted_day)
    select id, (${now}::timestamptz at time zone time_zone)::date from organizations
    where id = ${organizationId}::uuid on conflict do nothing`);

/** Counts the periods again of organizations for which a new day has begun: the first day of each period falls out. */
export async function movePeriods(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const stale = await db.query<{ id: string }>(sql`
    select r.organization_id as id from analytics_rollups r join organizations o on o.id = r.organization_id
    where r.counted_day <> (${now}::timestamptz at time zone o.time_zone)::date`);
  for (const { id } of stale) {
    if (signal?.aborted) return;
    await db.transaction((queries) => countPeriods(queries, id, now));
  }
}

async function countPeriods(db: Queries, organizationId: string, now: Date): Promise<void> {
  // Counting adds to the same rows.
  if (!(await takeOrganization(db, organizationId))) return;
  const [row] = await db.query<{ today: string }>(sql`
    update analytics_rollups r set counted_day = (${now}::timestamptz at time zone o.time_zone)::date from organizations o
    where o.id = r.organization_id and o.id = ${organizationId}::uuid returning r.counted_day::text as today`);
  if (!row) return;
  await db.query(sql`delete from analytics_item_periods where organization_id = ${organizationId}::uuid`);
  await db.query(sql`
    insert into analytics_item_periods (organization_id, days, media_content_id, member_views, member_seconds, member_completions,
      member_offered, visitor_views, visitor_seconds, visitor_completions, visitor_offered)
    select ${organizationId}::uuid, l.days, s.media_content_id, sum(d.member_views), sum(d.member_seconds), sum(d.member_completions),
      sum(d.member_offered), sum(d.visitor_views), sum(d.visitor_seconds), sum(d.visitor_completions), sum(d.visitor_offered)
    from analytics_scopes s join analytics_days d on d.scope_id = s.id
    join unnest(${[...periodLengths]}::smallint[]) as l (days) on d.day > ${row.today}::date - l.days
    where s.organization_id = ${organizationId}::uuid and s.media_content_id is not null
      and d.day > ${row.today}::date - ${Math.max(...periodLengths)}::int
    group by l.days, s.media_content_id`);
}
