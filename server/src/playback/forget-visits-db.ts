import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const atOnce = 5_000;

/** Who played an item when says only whether the next playback counts, which it does after 30 minutes. */
export async function forgetVisits(db: Database, now: Date): Promise<void> {
  const forgotten = sql`
    delete from visitors where (media_content_id, viewer_hash) in (
      select media_content_id, viewer_hash from visitors where counted_at < ${now}::timestamptz - interval '1 hour'
      limit ${atOnce})
    returning 1 as one`;
  while ((await db.query(forgotten)).length === atOnce);
}
