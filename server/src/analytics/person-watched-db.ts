import type { PersonWatched, PersonWatchedFilters } from '@tv/contract/analytics/analytics-people';
import { countUpTo, presentTotal, type TotalRow } from '../media-contents/counts/totals-db.ts';
import type { Queries } from '../platform/db/database.ts';
import {
  badCursor,
  instantText,
  isInstantText,
  isUuid,
  readCursor,
  writeCursor,
} from '../platform/db/list-order.ts';
import { joinSql, nothing, sql, type Sql } from '../platform/db/sql.ts';
import { bounds, type Page, type PageRequest, rowsOfPage } from '../platform/http/page.ts';
import type { OrganizationOfFigures } from './scope-db.ts';

type Row = {
  person_id: string;
  media_content_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  is_member: boolean;
  title: string;
  watch_status: number;
  duration_in_seconds: number;
  seconds: number;
  completed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  sort_key: string;
};

/** Further rows are not counted. */
const maxCounted = 1_000;

const columns = sql`
  w.person_id, w.media_content_id, p.email, p.first_name, p.last_name, mc.title, w.watch_status, mc.duration_in_seconds,
  w.completed_at, w.created_at, w.updated_at, ${instantText(sql`w.updated_at`)} as sort_key,
  exists (select from memberships m where m.person_id = w.person_id and m.organization_id = w.organization_id) as is_member,
  (select coalesce(sum(upper(r) - lower(r)), 0)::float8 from unnest(w.played) r) as seconds`;

/** The members who watched items of an organization, with the items, latest first. */
export async function listPersonWatched(
  db: Queries,
  { organizationId, timeZone }: Pick<OrganizationOfFigures, 'organizationId' | 'timeZone'>,
  query: PersonWatchedFilters & PageRequest,
): Promise<Page<PersonWatched>> {
  const found = sql`from watch_progress w join people p on p.id = w.person_id join media_contents mc on mc.id = w.media_content_id
    where ${joinSql([sql`w.organization_id = ${organizationId}::uuid`, ...conditionsOf(query, timeZone)], ' and ')}`;
  const rows = await db.query<Row>(sql`
    select ${columns} ${found} ${query.cursor ? behind(query.cursor) : nothing}
    order by w.updated_at desc, w.person_id, w.media_content_id ${rowsOfPage(query)}`);
  const [count] = await db.query<TotalRow>(countUpTo(found, maxCounted));
  const { take } = bounds(query);
  const last = rows.length > take ? rows[take - 1] : undefined;
  return {
    items: rows.slice(0, take).map(present),
    next: last && writeCursor(last.sort_key, `${last.person_id} ${last.media_content_id}`),
    ...presentTotal(count),
  };
}

function conditionsOf(query: PersonWatchedFilters, timeZone: string): Sql[] {
  const { mediaContentId, categoryId, personId, from, to, isCompleted } = query;
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const beginOf = (day: string, later: number) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
  return [
    ...(mediaContentId ? [sql`w.media_content_id = ${mediaContentId}::uuid`] : []),
    ...(personId ? [sql`w.person_id = any(${personId}::uuid[])`] : []),
    ...(categoryId
      ? [
          sql`exists (select from media_content_categories mcc
            where mcc.media_content_id = w.media_content_id and mcc.category_id = ${categoryId}::uuid)`,
        ]
      : []),
    ...(from ? [sql`w.updated_at >= ${beginOf(from, 0)}`] : []),
    ...(to ? [sql`w.updated_at < ${beginOf(to, 1)}`] : []),
    ...(isCompleted === undefined
      ? []
      : [isCompleted ? sql`w.completed_at is not null` : sql`w.completed_at is null`]),
    ...(term
      ? [sql`strpos(lower(concat_ws(' ', p.email, p.first_name, p.last_name, mc.title)), ${term}) > 0`]
      : []),
  ];
}

/** Rows after the one that the cursor names. */
function behind(cursor: string): Sql {
  const [at, ids] = readCursor(cursor);
  const [personId, mediaContentId] = ids.split(' ');
  if (!isInstantText(at) || ![personId, mediaContentId].every((id) => id && isUuid(id))) throw badCursor();
  return sql`and w.updated_at <= ${at}::timestamptz and (w.updated_at < ${at}::timestamptz
    or (w.person_id, w.media_content_id) > (${personId}::uuid, ${mediaContentId}::uuid))`;
}

const present = (row: Row): PersonWatched => ({
  personId: row.person_id,
  email: row.email,
  ...(row.first_name && { firstName: row.first_name }),
  ...(row.last_name && { lastName: row.last_name }),
  isMember: row.is_member,
  mediaContentId: row.media_content_id,
  title: row.title,
  watchStatus: row.watch_status,
  secondsWatched: row.seconds,
  ...(row.duration_in_seconds > 0 && { share: Math.min(1, row.seconds / row.duration_in_seconds) }),
  ...(row.completed_at && { completedDate: row.completed_at.toISOString() }),
  firstWatchedDate: row.created_at.toISOString(),
  lastWatchedDate: row.updated_at.toISOString(),
});
