import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** How long a notice is stored, and how many of one person. */
const storedDays = 90;
const mostOfPerson = 500;

/** Rows that one statement deletes, and people that one statement looks at. */
const deletedAtOnce = 1_000;
const peopleAtOnce = 100;

const day = 24 * 3_600_000;

/** Deletes old notices, and the oldest ones of people who have too many. */
export async function deleteOldNotices(db: Queries, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - storedDays * day);
  for (let isMore = true; isMore && !signal?.aborted;) {
    const rows = await db.query(sql`
      delete from notices where id in (
        select id from notices where created_at < ${before}::timestamptz limit ${literal(deletedAtOnce)})
      returning id`);
    isMore = rows.length === deletedAtOnce;
  }
  await deleteSurplus(db, signal);
}

/** Goes through all people, since an index tells quickly who has few. */
async function deleteSurplus(db: Queries, signal: AbortSignal | undefined): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last && !signal?.aborted) {
    const [row]: { id: string }[] = await db.query<{ id: string }>(sql`
      with looked_at as (select id from people where id > ${last}::uuid order by id limit ${literal(peopleAtOnce)}),
      deleted as (
        delete from notices where id in (
          select surplus.id from looked_at p cross join lateral (
            select n.id from notices n where n.person_id = p.id order by n.created_at desc, n.id
            limit ${literal(deletedAtOnce)} offset ${literal(mostOfPerson)}) surplus
          where (select count(*) from notices n where n.person_id = p.id) > ${literal(mostOfPerson)}))
      select id from looked_at order by id desc limit 1`);
    last = row?.id;
  }
}
