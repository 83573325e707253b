import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import type { Queries } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/page.ts';
import { sql, literal, type Sql } from '../../platform/db/sql.ts';
import { filtersIn, onlyCategory } from '../media-content-filters.ts';
import {
  countedOf,
  ownsUncounted,
  ownUncountedIn,
  seenInCategory,
  seenInOrganization,
} from './audience-counts-db.ts';
import { categoryEntryExpiredButStillCounted, expiredButStillCounted } from './expired-db.ts';
import { categoryEntryVisibleTo, type Viewer } from '../visibility.ts';
import type { KnownCounts } from './known-counts.ts';

/** Totals are counted up to this number, so that the cost of a list does not grow with the library. */
const countedAtMost = 10_000;

/** The same limit for a list that shares a connection (ADR 16): others wait while it is counted. */
export const countedAtMostPipelined = 1_000;

/** The most audiences of an organization whose items are counted: a list says whether its total is exact. */
const maxAudiences = 2_000;
/** The same for a category, which cannot say it. */
const maxAudiencesOfCategory = 50_000;

/** How many items have the same audience. */
const audiencesOf = (id: Sql, most: number): Sql =>
  sql`(select audience, published from audience_counts where of_id = ${id} limit ${literal(most + 1)})`;

/** How many items of an organization or a category are for everybody in it. */
const forEverybodyIn = (id: Sql): Sql =>
  sql`(select coalesce(sum(published), 0)::int from item_counts where of_id = ${id})`;

/** How many items of a category a member sees by their audience, or because they manage them, and of how many audiences it is made. */
export const seenOfCategory = (viewer: Viewer & { kind: 'member' }, id: Sql): Sql => sql`(
  select (coalesce(sum(ac.published) filter (where ${seenInCategory(viewer, id)}), 0) + ${ownUncountedIn(viewer, id)})::int as total,
    count(*) as audiences
  from ${audiencesOf(id, maxAudiencesOfCategory)} ac)`;

/** The columns of a `Total`. */
export type TotalRow = { total: number; is_total_exact: boolean };

/** A subquery that is joined to the rows of a page. For an empty page the total is read by itself. */
export const totalColumns = sql`t.total, t.is_total_exact`;

export const countUpTo = (found: Sql, most: number = countedAtMost): Sql => sql`
  select least(count(*), ${literal(most)})::int as total, count(*) <= ${literal(most)} as is_total_exact
  from (select 1 ${found} limit ${literal(most + 1)}) counted`;

/** The total that was read with the rows. For a page without rows it is read separately, if there may be earlier rows. */
export async function totalOf(
  db: Queries,
  rows: TotalRow[],
  total: Sql,
  mayHaveRowsBefore: boolean,
): Promise<Pick<Page<unknown>, 'total' | 'isTotalExact'>> {
  const [row] = rows.length > 0 || !mayHaveRowsBefore ? rows : await db.query<TotalRow>(total);
  return presentTotal(row);
}

export const presentTotal = (row: TotalRow | undefined) => ({
  total: row?.total ?? 0,
  isTotalExact: row?.is_total_exact ?? true,
});

/**
 * The total from a counter, for a list of a whole organization or category, with the columns `counted_of` and `seen` of what `known` is made of. `undefined` for any other list.
 * What is `known` is not counted again while nothing differs.
 */
export function countedTotal(
  query: MediaContentsQuery,
  viewer: Viewer,
  now: Date,
  known: KnownCounts | undefined,
): Sql | undefined {
  if (filtersIn(query).some((name) => name !== 'categoryId' && name !== 'organizationId')) return undefined;
  if (!('organizationId' in viewer) || !viewer.organizationId) return undefined;
  const categoryId = onlyCategory(query);
  if (query.categoryId && !categoryId) return undefined;
  const { organizationId } = viewer;
  if (viewer.kind !== 'public' && viewer.kind !== 'member') return undefined;
  if (query.organizationId && query.organizationId !== organizationId) return undefined;
  if (viewer.kind !== 'public') {
    const id = categoryId
      ? sql`(select id from categories where id = ${categoryId}::uuid and organization_id = ${organizationId}::uuid)`
      : sql`${organizationId}::uuid`;
    const seen = known?.seen.get(categoryId ?? organizationId);
    const isKnown = sql`v.counted_of is not distinct from ${seen === undefined ? '' : known!.countedOf}::text`;
    const wantedId = sql`(case when not (${isKnown}) then ${id} end)`;
    const counts = categoryId
      ? sql`select a.total as counted, a.audiences <= ${literal(maxAudiencesOfCategory)} as is_total_exact
          from ${seenOfCategory(viewer, wantedId)} a`
      : sql`select coalesce(sum(published) filter (where ${seenInOrganization(viewer)}), 0)::int as counted,
            count(*) = 0 or count(*) <= ${literal(maxAudiences)} and not ${ownsUncounted(viewer)} as is_total_exact
          from ${audiencesOf(wantedId, maxAudiences)} ac`;
    return sql`select ${forEverybodyIn(id)} + s.seen as total, s.is_total_exact, s.seen,
        case when s.is_total_exact then v.counted_of end as counted_of
      from ${countedOf(viewer)} v cross join lateral (
        select case when ${isKnown} then ${seen ?? 0}::int else c.counted end as seen, c.is_total_exact
        from (${counts}) c) s`;
  }
  const id = categoryId
    ? sql`(select c.id from categories c join organizations o on o.id = c.organization_id
        where c.id = ${categoryId}::uuid and o.id = ${organizationId}::uuid and has_public_media)`
    : sql`(select id from organizations where id = ${organizationId}::uuid and has_public_media)`;
  // The counter has these items until their expiry is processed.
  const over = categoryId
    ? sql`from media_content_categories mcc where mcc.category_id = ${id} and ${categoryEntryExpiredButStillCounted(now)}`
    : sql`from media_contents mc where mc.organization_id = ${id} and ${expiredButStillCounted(now)}`;
  return sql`select ((select coalesce(sum(open), 0) from item_counts where of_id = ${id}) - o.total)::int as total,
    o.is_total_exact, null as counted_of, null::int as seen from (${countUpTo(over)}) o`;
}

/** How many items of `categories c` are for visitors. */
const openInCategory = (now: Date): Sql => sql`(
  select coalesce(sum(ic.open), 0) - (
    select count(*) from media_content_categories mcc where mcc.category_id = c.id and ${categoryEntryExpiredButStillCounted(now)})
  from item_counts ic where ic.of_id = c.id
    and exists (select from organizations where id = c.organization_id and has_public_media))::int`;

/**
 * The columns `everybody`, `seen` and `counted_of`: how many items of `categories c` are for every such viewer, how many a member
 * sees by their audience, and what these are counted of. What is `known` is not counted again while nothing differs.
 */
export function countsOfCategory(viewer: Viewer, now: Date, known: KnownCounts | undefined): Sql {
  const id = sql`c.id`;
  if (viewer.kind === 'key')
    return sql`(select count(*)::int from media_content_categories mcc
      where mcc.category_id = c.id and ${categoryEntryVisibleTo(viewer, now)}) as everybody, 0 as seen, null as counted_of`;
  const everybody = viewer.kind === 'public' ? openInCategory(now) : forEverybodyIn(id);
  if (viewer.kind !== 'member') return sql`${everybody} as everybody, 0 as seen, null as counted_of`;
  const version = countedOf(viewer);
  const ids = [...(known?.seen.keys() ?? [])];
  const counts = [...(known?.seen.values() ?? [])];
  return sql`${everybody} as everybody,
    coalesce(case when ${version} = ${known?.countedOf ?? ''}::text
        then (${counts}::int[])[array_position(${ids}::uuid[], c.id)] end,
      (select total from ${seenOfCategory(viewer, id)} a)) as seen,
    ${version} as counted_of`;
}
