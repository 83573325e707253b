import type { GuestFigures, GuestFiguresFilters } from '@tv/contract/analytics/analytics-people';
import { countUpTo, presentTotal, type TotalRow } from '../media-contents/counts/totals-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { byInstant, keyText } from '../platform/db/list-order.ts';
import { cutPage, onPage } from '../platform/db/list-page.ts';
import { sql } from '../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';

type Row = {
  id: string;
  email: string;
  media_content_id: string | null;
  category_id: string | null;
  title: string;
  duration: number;
  allow_download: boolean;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  opened_at: Date | null;
  last_opened_at: Date | null;
  items: number;
  sort_key: string;
};

/** Further rows are not counted. */
const maxCounted = 1_000;

const order = byInstant(sql`g.created_at`, true);

const columns = sql`
  g.id, g.email, g.media_content_id, g.category_id, coalesce(mc.title, c.name, '') as title, coalesce(mc.duration_in_seconds, 0) as duration,
  g.allow_download, g.created_at, g.expires_at, g.ended_at, g.opened_at, g.last_opened_at,
  (select count(*)::int from guest_views v where v.guest_id = g.id) as items, ${keyText(order)} as sort_key`;

/** The guests of an organization with what they opened and played, the newest share first. `viewerHash`: what a share is counted under. */
export async function listGuestFigures(
  db: Queries,
  organizationId: string,
  query: GuestFiguresFilters & PageRequest,
  viewerHash: (id: string) => string,
): Promise<Page<GuestFigures>> {
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const found = sql`from guests g left join media_contents mc on mc.id = g.media_content_id left join categories c on c.id = g.category_id
    where g.organization_id = ${organizationId}::uuid
      and (${term}::text = '' or strpos(lower(concat_ws(' ', g.email, mc.title, c.name)), ${term}) > 0)`;
  const rows = await db.query<Row>(sql`
    select ${columns} ${found} ${onPage(order, query, sql`g.id`)}`);
  const [count] = await db.query<TotalRow>(countUpTo(found, maxCounted));
  const { items: shown, next } = cutPage(rows, bounds(query), (row) => row);
  const seconds = await secondsOf(
    db,
    shown.map(({ id }) => [id, viewerHash(id)] as const),
  );
  return {
    items: shown.map((row) => present(row, seconds.get(row.id) ?? 0)),
    next,
    ...presentTotal(count),
  };
}

/** Seconds that guests played, each second once. */
async function secondsOf(db: Queries, guests: readonly (readonly [id: string, hash: string])[]) {
  const rows = await db.query<{ id: string; seconds: number }>(sql`
    select given.id, sum(upper(r) - lower(r))::float8 as seconds
    from unnest(${guests.map(([id]) => id)}::uuid[], ${guests.map(([, hash]) => hash)}::text[]) as given (id, hash)
      join guest_views v on v.guest_id = given.id
      join visitor_progress p on p.media_content_id = v.media_content_id and p.viewer_hash = given.hash
      cross join unnest(p.played) r
    group by given.id`);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

const present = (row: Row, seconds: number): GuestFigures => ({
  guestId: row.id,
  email: row.email,
  ...(row.media_content_id && { mediaContentId: row.media_content_id }),
  ...(row.category_id && { categoryId: row.category_id }),
  title: row.title,
  allowDownload: row.allow_download,
  createdDate: row.created_at.toISOString(),
  expirationDate: row.expires_at.toISOString(),
  ...(row.ended_at && { endedDate: row.ended_at.toISOString() }),
  ...(row.opened_at && { openedDate: row.opened_at.toISOString() }),
  ...(row.last_opened_at && { lastOpenedDate: row.last_opened_at.toISOString() }),
  watchedCount: row.items,
  secondsWatched: seconds,
  ...(row.duration > 0 && { share: Math.min(1, seconds / row.duration) }),
});
