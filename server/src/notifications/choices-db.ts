import type { Digest } from '@tv/contract/notifications';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export async function findDigest(db: Queries, personId: string): Promise<Digest> {
  const [row] = await db.query<{ digest: Digest }>(
    sql`select digest from notification_choices where person_id = ${personId}::uuid`,
  );
  return row?.digest ?? 'off';
}

/** Saves how often a person gets digests. After `off` the digest begins with new items from now on. A change between daily and weekly loses nothing. */
export const putDigest = (
  db: Queries,
  personId: string,
  { digest, timeZone, dueAt }: { digest: Digest; timeZone: string; dueAt: Date | undefined },
  now: Date,
) =>
  db.query(sql`
    insert into notification_choices as c (person_id, digest, time_zone, digest_from, digest_due_at)
    values (${personId}::uuid, ${digest}, ${timeZone}, ${now}::timestamptz, ${dueAt ?? null}::timestamptz)
    on conflict (person_id) do update set digest = excluded.digest, time_zone = excluded.time_zone,
      digest_from = case when c.digest = 'off' then excluded.digest_from else c.digest_from end,
      digest_due_at = excluded.digest_due_at`);

/** Answers whether the person exists. */
export async function endDigest(db: Queries, personId: string): Promise<boolean> {
  const rows = await db.query(sql`
    with ended as (
      update notification_choices set digest = 'off', digest_due_at = null where person_id = ${personId}::uuid)
    select id from people where id = ${personId}::uuid`);
  return rows.length > 0;
}
