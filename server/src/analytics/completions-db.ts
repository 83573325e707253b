import type { CompletionFilters, MemberCompletion } from '@tv/contract/analytics/analytics-people';
import { ActiveState, ContentStatus, WatchStatus } from '@tv/contract/enumerations';
import { pageOfPeople } from '../people/people-page-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

type Row = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  state: MemberCompletion['state'];
  completed_count: number | null;
  completed_at: Date | null;
  last_at: Date | null;
};

const BEGUN = literal(WatchStatus.WATCHING);

/** What people did with the items: one item, or the published items of a category. */
const progressOf = ({ mediaContentId, categoryId }: CompletionFilters) =>
  mediaContentId
    ? sql`(select w.person_id, count(w.completed_at)::int as completed, max(w.completed_at) as completed_at, max(w.updated_at) as last_at
        from watch_progress w where w.media_content_id = ${mediaContentId}::uuid and w.watch_status >= ${BEGUN} group by w.person_id)`
    : sql`(select w.person_id, count(w.completed_at)::int as completed, max(w.completed_at) as completed_at, max(w.updated_at) as last_at
        from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
        join watch_progress w on w.media_content_id = mc.id
        where mcc.category_id = ${categoryId}::uuid and mc.status = ${literal(ContentStatus.PUBLISHED)} and w.watch_status >= ${BEGUN}
        group by w.person_id)`;

/** How many items are asked for. */
export async function countItems(
  db: Queries,
  { mediaContentId, categoryId }: CompletionFilters,
): Promise<number> {
  if (mediaContentId) return 1;
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = ${categoryId}::uuid and mc.status = ${literal(ContentStatus.PUBLISHED)}`);
  return row?.count ?? 0;
}

/** Every active member of an organization with what they completed, by e-mail address. */
export function listCompletions(
  db: Queries,
  organizationId: string,
  itemCount: number,
  query: CompletionFilters & PageRequest,
): Promise<Page<MemberCompletion>> {
  const state = sql`case when w.person_id is null then 'notBegun'
    when ${itemCount}::int > 0 and w.completed >= ${itemCount}::int then 'completed' else 'begun' end`;
  const conditions = [
    sql`m.organization_id = ${organizationId}::uuid`,
    sql`m.status = ${literal(ActiveState.ACTIVE)}`,
    sql`p.status = ${literal(ActiveState.ACTIVE)}`,
    ...(query.state ? [sql`${state} = any(${query.state}::text[])`] : []),
  ];
  const present = (row: Row): MemberCompletion => ({
    personId: row.id,
    email: row.email,
    ...(row.first_name && { firstName: row.first_name }),
    ...(row.last_name && { lastName: row.last_name }),
    state: row.state,
    itemCount,
    completedCount: row.completed_count ?? 0,
    ...(row.state === 'completed' && row.completed_at && { completedDate: row.completed_at.toISOString() }),
    ...(row.last_at && { lastWatchedDate: row.last_at.toISOString() }),
  });
  return pageOfPeople<Row, MemberCompletion>(
    db,
    {
      columns: sql`p.id, p.email, p.first_name, p.last_name, ${state} as state, w.completed as completed_count, w.completed_at, w.last_at`,
      source: sql`from memberships m join people p on p.id = m.person_id left join ${progressOf(query)} w on w.person_id = p.id`,
      conditions,
      present,
    },
    query,
  );
}
