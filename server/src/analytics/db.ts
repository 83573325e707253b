import type { Queries } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** Adds to the counts of the day (UTC); an organization that does not exist counts nothing. */
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
