import type { Digest } from '@tv/contract/notifications/notifications';
import type { NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

export type Choices = { digest: Digest; switchedOff: NoticeSwitch[] };

export async function findChoices(db: Queries, personId: string): Promise<Choices> {
  const [row] = await db.query<Choices>(sql`
    select digest, switched_off as "switchedOff" from notification_choices where person_id = ${personId}::uuid`);
  return row ?? { digest: 'off', switchedOff: [] };
}

/** The channels that a person switched off, as a column. */
export const switchedOffBy = (personId: Sql): Sql => sql`
  coalesce((select chosen.switched_off from notification_choices chosen where chosen.person_id = ${personId}), '{}')`;

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

/** Saves which channels a person switched off. */
export const putSwitchedOff = (
  db: Queries,
  personId: string,
  { switchedOff, timeZone }: { switchedOff: readonly NoticeSwitch[]; timeZone: string },
  now: Date,
) =>
  db.query(sql`
    insert into notification_choices (person_id, digest, time_zone, digest_from, switched_off)
    values (${personId}::uuid, 'off', ${timeZone}, ${now}::timestamptz, ${[...new Set(switchedOff)]}::text[])
    on conflict (person_id) do update set switched_off = excluded.switched_off`);

/** Answers whether the person exists. */
export async function endDigest(db: Queries, personId: string): Promise<boolean> {
  const rows = await db.query(sql`
    with ended as (
      update notification_choices set digest = 'off', digest_due_at = null where person_id = ${personId}::uuid)
    select id from people where id = ${personId}::uuid`);
  return rows.length > 0;
}
