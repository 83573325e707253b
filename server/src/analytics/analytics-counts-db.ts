import type { AnalyticsCount } from '@tv/contract/analytics/analytics';
import type { Queries } from '../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { sql } from '../platform/db/sql.ts';

/** The most rows of an answer. With a dozen kinds of events a day, a year has a few thousand. */
export async function listAnalyticsCounts(
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<AnalyticsCount>> {
  const { skip, take } = bounds(query);
  const items = await db.query<AnalyticsCount>(sql`
    select day::text, event, count from analytics_counts where organization_id = ${organizationId}::uuid
    order by day desc, event limit ${take} offset ${skip}`);
  const [counted] = await db.query<{ total: number }>(
    sql`select count(*) as total from analytics_counts where organization_id = ${organizationId}::uuid`,
  );
  return { items, total: counted?.total ?? 0 };
}
