import type { Queries } from '../platform/db/database.ts';
import { pipelined, sql } from '../platform/db/sql.ts';

/** When an item of the organization last got another version of its media, if that was after `since`. */
export async function findLatestSwitch(
  db: Queries,
  organizationId: string,
  since: Date,
): Promise<Date | undefined> {
  const [row] = await db.query<{ latest: Date | null }>(
    pipelined(sql`
    select max(r.replaced_at) as latest from replaced_packages r
    join media_contents mc on mc.id = r.media_content_id
    where mc.organization_id = ${organizationId}::uuid and r.replaced_at > ${since}::timestamptz and r.was_served`),
  );
  return row?.latest ?? undefined;
}
