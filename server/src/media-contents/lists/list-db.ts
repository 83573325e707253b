import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { WatchStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import {
  byInstant,
  byNumber,
  byText,
  direction,
  keyText,
  type ListOrder,
} from '../../platform/db/list-order.ts';
import { cursorBehind, onPage } from '../../platform/db/list-page.ts';
import { bounds, type SerializedPage } from '../../platform/http/page.ts';
import { pipelined, sql, type Sql } from '../../platform/db/sql.ts';
import { SerializedJson } from '../../platform/http/serialized-json.ts';
import { filtersOf, onlyCategory } from '../media-content-filters.ts';
import {
  entryVersionColumns,
  type ItemJsonCache,
  parseItemVersion,
  itemVersionSql,
  itemVersionColumns,
} from '../item/item-json-db.ts';
import { knownCounts } from '../counts/known-counts.ts';
import {
  countedAtMostPipelined,
  countedTotal,
  countUpTo,
  presentTotal,
  totalColumns,
  type TotalRow,
} from '../counts/totals-db.ts';
import { ownerOf } from '../media-content-row.ts';
import { type Viewer, categoryEntryVisibleTo } from '../visibility.ts';

type Row = TotalRow & {
  counted_of: string | null;
  seen: number | null;
  lines: string | null;
  last_key: string | null;
};

/** One page of media contents in the requested order, with the total. */
export async function listMediaContents(
  { db, itemJson }: { db: Queries; itemJson: ItemJsonCache },
  viewer: Viewer,
  query: MediaContentsQuery,
  now: Date,
): Promise<SerializedPage<MediaContent>> {
  const { skip, take } = bounds(query);
  const personId = ownerOf(viewer);
  if (query.showOnlyInProgress && !personId) return { items: new SerializedJson('[]'), total: 0 };
  const known = knownCounts(db);
  const counted = countedTotal(query, viewer, now, known.of(viewer));
  const found = foundBy(query, viewer, personId, now);
  const order = orderOf(query);
  const isShort = isFeaturedOrUpcoming(query, order, viewer);
  const total = counted ?? countUpTo(found, isShort ? countedAtMostPipelined : undefined);
  // A whole category in the order of dates is read out of one index. An unlock and another order need the items.
  const isOfEntries = counted && isByCategory(query) && order.kind === 'instant' && !hasUnlock(viewer);
  const page = isOfEntries
    ? sql`select ${entryVersionColumns}, ${order.key} as sort_value ${entriesOf(query, viewer, now)}
        ${onPage(order, query, sql`mcc.media_content_id`)}`
    : sql`select ${itemVersionColumns}, ${order.key} as sort_value ${found} ${onPage(order, query, sql`mc.id`)}`;
  const lastKey = keyText({ ...order, key: sql`(array_agg(sort_value))[${take}::int]` });
  const statement = sql`
    select ${totalColumns}, p.lines, p.last_key, ${counted ? sql`t.counted_of, t.seen` : sql`null as counted_of, null::int as seen`}
    from (${total}) t cross join (
      select string_agg(line, chr(10)) as lines, ${lastKey} as last_key from (
        select ${itemVersionSql(viewer)} as line, mc.sort_value
        from (${page}) mc
        join organizations o on o.id = mc.organization_id
        order by mc.sort_value ${direction(order)}, mc.id) in_order) p`;
  const [row] = await db.query<Row>((counted || isShort) && skip < 1_000 ? pipelined(statement) : statement);
  if (row && 'organizationId' in viewer && viewer.organizationId)
    known.add(viewer, onlyCategory(query) ?? viewer.organizationId, {
      countedOf: row.counted_of,
      seen: row.seen,
    });
  const lines = row?.lines?.split('\n') ?? [];
  return {
    items: await itemJson.ofList(lines.slice(0, take), viewer, now),
    ...presentTotal(row),
    next: cursorBehind(lines.map(parseItemVersion), take, () => row?.last_key ?? ''),
  };
}

/** The `from` and `where` of a list. For one category the list is read by the index of the category's entries. */
function foundBy(query: MediaContentsQuery, viewer: Viewer, personId: string | undefined, now: Date) {
  const inProgress = query.showOnlyInProgress ? begunBy(personId) : sql``;
  if (!isByCategory(query))
    return sql`from media_contents mc ${inProgress} where ${filtersOf(query, viewer, now)}`;
  return sql`from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id ${inProgress}
    where mcc.category_id = ${onlyCategory(query)}::uuid and mcc.published_at is not null
      and ${filtersOf({ ...query, categoryId: undefined }, viewer, now)}`;
}

/** Whether the list is read out of an index that holds only the featured or the upcoming items of one organization, in its order. */
function isFeaturedOrUpcoming(query: MediaContentsQuery, order: ListOrder, viewer: Viewer): boolean {
  const { showOnlyFeatured, showOnlyPublicFeatured, showOnlyUpcoming } = query;
  const isFeatured = (showOnlyFeatured || showOnlyPublicFeatured) ?? false;
  if (isFeatured === (showOnlyUpcoming ?? false)) return false;
  if (order.kind !== 'instant' || order.descending !== isFeatured) return false;
  if (query.categoryId || query.mediaType || query.tag) return false;
  if (query.showOnlyReminded || query.showOnlyInProgress || query.showOnlyWatched) return false;
  return 'organizationId' in viewer && viewer.organizationId !== undefined;
}

/** The entries of a whole category of the viewer's organization. */
const entriesOf = (
  query: MediaContentsQuery,
  viewer: Viewer & { organizationId?: string | undefined },
  now: Date,
) =>
  sql`from media_content_categories mcc join categories c on c.id = mcc.category_id
    where mcc.category_id = ${onlyCategory(query)}::uuid and c.organization_id = ${viewer.organizationId}::uuid
      and ${categoryEntryVisibleTo(viewer, now)}`;

const hasUnlock = (viewer: Viewer) => 'unlocked' in viewer && viewer.unlocked !== undefined;

const isByCategory = (query: MediaContentsQuery) =>
  onlyCategory(query) !== undefined && !query.showOnlyUpcoming;

const begunBy = (personId: string | undefined): Sql => sql`join watch_progress wp
  on wp.media_content_id = mc.id and wp.person_id = ${personId}::uuid
  and wp.watch_status = ${WatchStatus.WATCHING}::smallint and not wp.is_marked_watched and wp.forgotten_at is null`;

/** The orders of a list: newest, most watched, soonest publication, last watched, or title, each first. */
function orderOf(query: MediaContentsQuery): ListOrder {
  const isDescending = query.sortOrder && query.sortOrder.toLowerCase() === 'desc';
  if (query.sortBy === 'Title' || query.sortBy === 'MediaContent.Title')
    return byText(sql`mc.title_order`, isDescending ?? false);
  if (query.sortBy === 'ViewCount' || (query.showOnlyWatched && !query.sortBy))
    return byNumber(sql`mc.watched_rank`, isDescending ?? true);
  if (query.showOnlyUpcoming) return byInstant(sql`mc.scheduled_publication_date`, isDescending ?? false);
  if (query.showOnlyInProgress && !query.sortBy) return byInstant(sql`wp.updated_at`, isDescending ?? true);
  // The entry copies the item's date, so that the category's index has it.
  return byInstant(isByCategory(query) ? sql`mcc.published_at` : sql`mc.publish_date`, isDescending ?? true);
}
