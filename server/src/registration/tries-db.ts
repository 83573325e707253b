import type { Queries } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

export type Bound = { most: number; seconds: number };

/**
 * Takes one of the tries under a key. Answers 0, or the seconds to wait. Belongs into a transaction: of many tries at
 * the same instant no more than allowed come through.
 */
export async function takeTry(
  transaction: Queries,
  key: string,
  bounds: readonly Bound[],
  now: Date,
): Promise<number> {
  await transaction.query(sql`select pg_advisory_xact_lock(hashtextextended(${`try ${key}`}::text, 0))`);
  for (const { most, seconds } of bounds) {
    const [recent] = await transaction.query<{ made: number; wait: number | null }>(sql`
      select count(*)::int as made,
        ceil(extract(epoch from min(at) + make_interval(secs => ${seconds}::int) - ${now}::timestamptz))::int as wait
      from (select at from registration_tries
        where key = ${key} and at > ${now}::timestamptz - make_interval(secs => ${seconds}::int)
        order by at desc limit ${most}) t`);
    if (recent && recent.made >= most) return Math.max(1, recent.wait ?? 1);
  }
  const longest = Math.max(...bounds.map(({ seconds }) => seconds));
  await transaction.query(sql`delete from registration_tries where forget_at <= ${now}::timestamptz`);
  await transaction.query(sql`
    insert into registration_tries (key, at, forget_at)
    values (${key}, ${now}::timestamptz, ${now}::timestamptz + make_interval(secs => ${longest}::int))`);
  return 0;
}
