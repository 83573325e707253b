import { ExpirationOption } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql, literal } from '../../platform/db/sql.ts';

const atOnce = 500;

/** Marks expired public items, so that lists skip them and counters do not count them. Several processes may do it at once. */
export async function noticeEnded(db: Queries, now: Date): Promise<void> {
  for (;;) {
    const rows = await db.query(sql`
      update media_contents set has_ended = true where id in (
        select id from media_contents
        where expiration_option <> ${literal(ExpirationOption.None)} and not has_ended and expiration_date <= ${now}::timestamptz
        order by expiration_date limit ${literal(atOnce)} for no key update skip locked)
      returning id`);
    if (rows.length < atOnce) return;
  }
}
