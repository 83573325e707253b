import type { MediaContentsQuery } from '@tv/contract/catalog';
import { WatchStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media';
import type { Queries } from '../platform/db.ts';
import { bounds, type Page } from '../platform/page.ts';
import { sql, type Sql } from '../platform/sql.ts';
import {
  afterCursor,
  byInstant,
  byText,
  direction,
  keyText,
  type ListOrder,
  writeCursor,
} from './list-order.ts';
import { filtersOf } from './media-content-filters.ts';
import { mediaContentColumns, type MediaContentRow, presentMediaContent } from './media-content-row.ts';
import type { Audience } from './visibility.ts';

/** Totals are counted this far, so that a list costs the same however much there is. */
export const countedAtMost = 10_000;

type Row = MediaContentRow & { sort_key: string };

/** One page of media contents, in the order asked. */
export async function listMediaContents(
  db: Queries,
  audience: Audience,
  query: MediaContentsQuery,
  now: Date,
): Promise<Page<MediaContent>> {
  const { skip, take } = bounds(query);
  const personId = 'personId' in audience ? audience.personId : undefined;
  if (query.showOnlyInProgress && !personId) return { items: [], total: 0 };
  const inProgress = query.showOnlyInProgress ? begunBy(personId) : sql``;
  const found = sql`from media_contents mc ${inProgress} where ${filtersOf(query, audience, now)}`;
  const order = orderOf(query);
  const rows = db.query<Row>(sql`
    select mc.sort_key, ${mediaContentColumns(audience)}
    from (select mc.*, ${keyText(order)} as sort_key, ${order.key} as sort_value ${found}
      ${query.cursor ? sql`and ${afterCursor(order, query.cursor)}` : sql``}
      order by ${order.key} ${direction(order)}, mc.id limit ${take + 1} offset ${query.cursor ? 0 : skip}) mc
    join organizations o on o.id = mc.organization_id
    order by mc.sort_value ${direction(order)}, mc.id`);
  const [page, [count]] = await Promise.all([rows, countUpTo(db, found)]);
  const last = page.length > take ? page[take - 1] : undefined;
  return {
    items: page.slice(0, take).map(presentMediaContent),
    ...totalOf(count?.total ?? 0),
    next: last && writeCursor(last.sort_key, last.id),
  };
}

const begunBy = (personId: string | undefined): Sql => sql`join watch_progress wp
  on wp.media_content_id = mc.id and wp.person_id = ${personId}::uuid
  and wp.watch_status = ${WatchStatus.WATCHING}::smallint`;

export const countUpTo = (db: Queries, found: Sql) =>
  db.query<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${found} limit ${countedAtMost + 1}) counted`,
  );

export const totalOf = (total: number) => ({
  total: Math.min(total, countedAtMost),
  isTotalExact: total <= countedAtMost,
});

/** Newest first; upcoming ones soonest first; begun ones latest watched first; titles from A. */
function orderOf(query: MediaContentsQuery): ListOrder {
  const asked = query.sortOrder && query.sortOrder.toLowerCase() === 'desc';
  if (query.sortBy === 'Title' || query.sortBy === 'MediaContent.Title')
    return byText(sql`mc.title_search`, asked ?? false);
  if (query.showOnlyUpcoming) return byInstant(sql`mc.scheduled_publication_date`, asked ?? false);
  if (query.showOnlyInProgress && !query.sortBy) return byInstant(sql`wp.updated_at`, asked ?? true);
  return byInstant(sql`mc.publish_date`, asked ?? true);
}
