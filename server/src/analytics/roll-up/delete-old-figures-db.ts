import type { Database } from '../../platform/db/database.ts';
import { literal, rawSql, sql } from '../../platform/db/sql.ts';

/** For how long each row is stored, in days. docs/data-protection.md says the same. */
export const storedDays = {
  /** Counts: two years, and the weeks by which a period of a year and the year before reach further. */
  figures: 800,
  /** Hashes of viewers by the last day on which they watched. A viewer who comes back later counts as new. */
  viewers: 366,
  /** Hashes of who searched for what on a day. */
  searchers: 2,
  /** Terms for which fewer than three people searched. */
  untoldTerms: 28,
} as const;

const tables: readonly (readonly [table: string, condition: string, column: string, days: number])[] = [
  ['analytics_days', 'true', 'day', storedDays.figures],
  ['analytics_returns', 'true', 'day', storedDays.figures],
  ['analytics_parts', 'true', 'day', storedDays.figures],
  ['analytics_viewers', 'true', 'last_day', storedDays.viewers],
  ['search_seen', 'true', 'day', storedDays.searchers],
  ['search_terms', 'not is_told', 'last_day', storedDays.untoldTerms],
  ['search_terms', 'true', 'last_day', storedDays.figures],
  ['search_days', 'true', 'day', storedDays.figures],
  ['playing_days', 'true', 'day', storedDays.figures],
];

const atOnce = 5_000;

/** Deletes figures and hashes whose time is over. */
export async function deleteOldFigures(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const [row] = await db.query<{ today: string }>(
    sql`select (${now}::timestamptz at time zone 'utc')::date::text as today`,
  );
  for (const [name, condition, column, days] of tables) {
    const table = rawSql(name);
    const deleteSome = sql`
      delete from ${table} where ctid = any(array(select ctid from ${table}
        where ${rawSql(condition)} and ${rawSql(column)} < ${row!.today}::date - ${literal(days)} limit ${literal(atOnce)}))
      returning 1 as one`;
    while ((await db.query(deleteSome)).length === atOnce && !signal?.aborted);
  }
  // A term that is no longer there is shown to nobody.
  const deleteDays = sql`
    delete from search_days where (organization_id, day, term) in (select d.organization_id, d.day, d.term from search_days d
      where not exists (select from search_terms t where t.organization_id = d.organization_id and t.term = d.term)
      limit ${literal(atOnce)})
    returning 1 as one`;
  while ((await db.query(deleteDays)).length === atOnce && !signal?.aborted);
}
