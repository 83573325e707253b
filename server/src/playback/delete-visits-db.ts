import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const atOnce = 5_000;

/** Deletes visits after an hour. A visit only tells whether the next playback counts as a new view, which is so after 30 minutes. */
export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  const deleteSome = sql`
    delete from visitors where (media_content_id, viewer_hash) in (
      select media_content_id, viewer_hash from visitors where counted_at < ${now}::timestamptz - interval '1 hour'
      limit ${atOnce})
    returning 1 as one`;
  while ((await db.query(deleteSome)).length === atOnce);
}
