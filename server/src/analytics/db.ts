import type { Queries } from '../platform/db/database.ts';
import { sql, literal } from '../platform/db/sql.ts';

/** Adds to the counts of the day (UTC). Events of an organization that does not exist are dropped. */
export const addCounts = (
  db: Queries,
  events: readonly { event: string; organizationId: string }[],
  now: Date,
) =>
  db.query(sql`
    insert into analytics_counts as c (day, organization_id, event, count)
    select (${now}::timestamptz at time zone 'utc')::date, o.id, e.event, count(*)
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (event text, "organizationId" uuid)
    join organizations o on o.id = e."organizationId"
    group by o.id, e.event order by o.id, e.event
    on conflict (day, organization_id, event) do update set count = c.count + excluded.count`);

/** The count of an event on a day (UTC), so far. */
export type DayCount = { day: string; organizationId: string; event: string; count: number };

const maxAtOnce = 500;

export const listUnsentCounts = (db: Queries): Promise<DayCount[]> =>
  db.query(sql`
    select day::text, organization_id as "organizationId", event, count from analytics_counts
    where count <> sent order by day, organization_id, event limit ${literal(maxAtOnce)}`);

export const markSent = (db: Queries, counts: readonly DayCount[]) =>
  db.query(sql`
    update analytics_counts c set sent = s.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as s (day date, "organizationId" uuid, event text, count bigint)
    where c.day = s.day and c.organization_id = s."organizationId" and c.event = s.event`);
