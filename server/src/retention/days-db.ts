import { retentionLimits } from '@tv/contract/limits/retention-limits';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** The local hour from which on the rules of the day act. */
export const firstHour = 5;

/** The organization's day, and the earliest on which something acts that was not announced yet. */
export type Days = { today: string; firstDay: string };

export async function findDays(db: Queries, organizationId: string, now: Date): Promise<Days> {
  const [row] = await db.query<Days>(sql`
    select d.today::text, (d.today + ${literal(retentionLimits.lastNotice)} + case when run.ran_on = d.today then 1 else 0 end)::text as "firstDay"
    from organizations o left join retention_runs run on run.organization_id = o.id
      cross join lateral (select (${now}::timestamptz at time zone o.time_zone)::date as today) d
    where o.id = ${organizationId}::uuid`);
  return row!;
}
