import type { Watched } from '@tv/contract/analytics/analytics';
import type { Queries } from '../platform/db/database.ts';
import type { Page } from '../platform/http/page.ts';
import { sql } from '../platform/db/sql.ts';
import { pageOfPeople, type PeopleQuery } from '../people/people-page-db.ts';

export type WatchedQuery = PeopleQuery & { watchStatus?: number[] };

type Row = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  is_member: boolean;
  watch_status: number;
  duration_in_seconds: number;
  ranges: [number, number][];
  seconds: number;
  created_at: Date;
  updated_at: Date;
};

// Limited to 1, because processing again may have shortened the item.
const columns = sql`
  p.id, p.email, p.first_name, p.last_name, w.watch_status, mc.duration_in_seconds, w.created_at, w.updated_at,
  exists (select from memberships m
    where m.person_id = p.id and m.organization_id = mc.organization_id) as is_member,
  (select coalesce(json_agg(json_build_array(lower(r), upper(r)) order by r), '[]') from unnest(w.played) r) as ranges,
  (select coalesce(sum(upper(r) - lower(r)), 0)::float8 from unnest(w.played) r) as seconds`;

const source = sql`
  from watch_progress w join people p on p.id = w.person_id join media_contents mc on mc.id = w.media_content_id`;

/** The people who watched an item, including those who have left the organization. */
export function listWatched(
  db: Queries,
  mediaContentId: string,
  query: WatchedQuery,
): Promise<Page<Watched>> {
  const conditions = [sql`w.media_content_id = ${mediaContentId}::uuid`];
  if (query.watchStatus) conditions.push(sql`w.watch_status = any(${query.watchStatus}::smallint[])`);
  return pageOfPeople(db, { columns, source, conditions, present }, query);
}

const present = (row: Row): Watched => ({
  personId: row.id,
  email: row.email,
  ...(row.first_name && { firstName: row.first_name }),
  ...(row.last_name && { lastName: row.last_name }),
  isMember: row.is_member,
  watchStatus: row.watch_status,
  secondsWatched: row.seconds,
  ...(row.duration_in_seconds > 0 && { share: Math.min(1, row.seconds / row.duration_in_seconds) }),
  ranges: row.ranges,
  firstWatchedDate: row.created_at.toISOString(),
  lastWatchedDate: row.updated_at.toISOString(),
});
