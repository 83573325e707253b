import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, type GivenMediaContent } from '../test-builders.ts';

/** A live event that waits for its stream, of an item that is scheduled. */
export async function aLiveEvent(
  db: Queries,
  organizationId: string,
  given: GivenMediaContent = {},
): Promise<string> {
  const scheduledAt = new Date('2100-01-01T00:00:00Z');
  const id = await aMediaContent(db, organizationId, { scheduledAt, ...given });
  await db.query(sql`
    update media_contents set package = null, package_version = 0, duration_in_seconds = 0 where id = ${id}`);
  await db.query(sql`
    insert into live_events (media_content_id, organization_id, state_since, created_at)
    values (${id}, ${organizationId}, now(), now())`);
  return id;
}
