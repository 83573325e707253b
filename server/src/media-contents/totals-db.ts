import type { MediaContentsQuery } from '@tv/contract/media-contents';
import type { Queries } from '../platform/db/database.ts';
import type { Page } from '../platform/http/page.ts';
import { sql, literal, type Sql } from '../platform/db/sql.ts';
import { onlyCategory } from './media-content-filters.ts';
import { type Audience, expiredButStillCounted, categoryEntryExpiredButStillCounted } from './visibility.ts';

/** Totals are counted this far where they have to be counted, so that a list costs the same however much there is. */
const countedAtMost = 10_000;

/** Columns of a `Total`. */
export type TotalRow = { total: number; is_total_exact: boolean };

/** Joined to the rows of a page; an empty page has none and asks for it alone. */
export const totalColumns = sql`t.total, t.is_total_exact`;

export const countUpTo = (found: Sql): Sql => sql`
  select least(count(*), ${literal(countedAtMost)})::int as total, count(*) <= ${literal(countedAtMost)} as is_total_exact
  from (select 1 ${found} limit ${literal(countedAtMost + 1)}) counted`;

/** The total that came with the rows. A page without rows is asked for it only where there may be rows before it. */
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

/** The total of a list that asks for all of an organization or a category, from its counter; `undefined` for any other list. */
export function countedTotal(query: MediaContentsQuery, audience: Audience, now: Date): Sql | undefined {
  const { mediaType, tag, showOnlyFeatured, showOnlyPublicFeatured } = query;
  const { showOnlyUpcoming, showOnlyReminded, showOnlyInProgress, showOnlyWatched } = query;
  if (mediaType || tag || showOnlyFeatured || showOnlyPublicFeatured) return undefined;
  if (showOnlyUpcoming || showOnlyReminded || showOnlyInProgress || showOnlyWatched) return undefined;
  if (!('organizationId' in audience) || !audience.organizationId) return undefined;
  const categoryId = onlyCategory(query);
  if (query.categoryId && !categoryId) return undefined;
  const { organizationId } = audience;
  if (query.organizationId && query.organizationId !== organizationId) return undefined;
  if (audience.kind !== 'public') {
    const id = categoryId
      ? sql`(select id from categories where id = ${categoryId}::uuid and organization_id = ${organizationId}::uuid)`
      : sql`${organizationId}::uuid`;
    return sql`select coalesce(sum(published), 0)::int as total, true as is_total_exact
      from item_counts where of_id = ${id}`;
  }
  const id = categoryId
    ? sql`(select c.id from categories c join organizations o on o.id = c.organization_id
        where c.id = ${categoryId}::uuid and o.id = ${organizationId}::uuid and has_public_media)`
    : sql`(select id from organizations where id = ${organizationId}::uuid and has_public_media)`;
  // Counted until somebody notices that their time is over.
  const over = categoryId
    ? sql`from media_content_categories mcc where mcc.category_id = ${id} and ${categoryEntryExpiredButStillCounted(now)}`
    : sql`from media_contents mc where mc.organization_id = ${id} and ${expiredButStillCounted(now)}`;
  return sql`select ((select coalesce(sum(open), 0) from item_counts where of_id = ${id}) - o.total)::int as total,
    o.is_total_exact from (${countUpTo(over)}) o`;
}

/** How many of `categories c` this audience may watch. */
export const countOfCategory = (audience: Audience, now: Date): Sql =>
  audience.kind === 'public'
    ? sql`(select coalesce(sum(ic.open), 0) - (
          select count(*) from media_content_categories mcc where mcc.category_id = c.id and ${categoryEntryExpiredButStillCounted(now)})
        from item_counts ic where ic.of_id = c.id
          and exists (select from organizations where id = c.organization_id and has_public_media))::int`
    : sql`(select coalesce(sum(ic.published), 0)::int from item_counts ic where ic.of_id = c.id)`;
