import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** At most so many uses within so many seconds. */
export type Bound = { most: number; seconds: number };

/**
 * Takes one use of every key, or of none; answers 0, or the seconds to wait. Decided in the database in one statement: of many uses at
 * the same instant no more than allowed come through. In a transaction the uses are given back where that fails.
 */
export async function takeOfLimits(
  db: Queries,
  limits: readonly (Bound & { key: string })[],
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ wait: number }>(sql`
    select take_of_limits(${limits.map(({ key }) => key)}::text[], ${limits.map(({ most }) => most)}::integer[],
      ${limits.map(({ seconds }) => seconds)}::integer[], ${now}::timestamptz) as wait`);
  return row!.wait;
}

/** Takes one use, as `takeOfLimits` does, and tells how many are left. At the same instant others may have taken some of them. */
export async function takeAndTell(
  db: Queries,
  { key, most, seconds }: Bound & { key: string },
  now: Date,
): Promise<{ wait: number; left: number }> {
  const [row] = await db.query<{ wait: number; used: number }>(sql`
    select take_of_limits(array[${key}], array[${most}::integer], array[${seconds}::integer], ${now}::timestamptz) as wait,
      coalesce((select sum(s.uses) from rate_limits l, unnest(l.steps, l.uses) as s (began, uses)
        where l.key = ${key} and s.began > ${now}::timestamptz - make_interval(secs => ${seconds}::integer)), 0)::int as used`);
  const { wait, used } = row!;
  return { wait, left: wait > 0 ? 0 : Math.max(0, most - used - 1) };
}
