import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** How long a notice is stored, and how many of one person. */
const storedDays = 90;
const maxOfPerson = 500;

/** Rows that one statement deletes, and notices whose people one statement looks at. */
const deletedAtOnce = 1_000;
const noticesAtOnce = 500;
/** Longer than the pause between two runs, also where a worker was away for a night. */
const lookedBackDays = 1;

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
  await deleteSurplus(db, now, signal);
}

/** Looks at who got a notice lately: nobody else came to have too many. */
async function deleteSurplus(db: Queries, now: Date, signal: AbortSignal | undefined): Promise<void> {
  let last: Position | undefined = {
    at: new Date(now.getTime() - lookedBackDays * day).toISOString(),
    id: firstId,
  };
  while (last && !signal?.aborted) {
    const [row]: Position[] = await db.query<Position>(sql`
      with looked_at as (
        select created_at, id, person_id from notices where created_at >= ${last.at}::timestamptz
          and (created_at, id) > (${last.at}::timestamptz, ${last.id}::uuid)
        order by created_at, id limit ${literal(noticesAtOnce)}),
      deleted as (
        delete from notices where id in (
          select surplus.id from (select distinct person_id from looked_at) p cross join lateral (
            select n.id from notices n where n.person_id = p.person_id order by n.created_at desc, n.id
            limit ${literal(deletedAtOnce)} offset ${literal(maxOfPerson)}) surplus))
      select created_at::text as at, id from looked_at order by created_at desc, id desc limit 1`);
    last = row;
  }
}

/** A notice in the order of writing. */
type Position = { at: string; id: string };
const firstId = '00000000-0000-0000-0000-000000000000';
