import { posterName } from '../media/posters.ts';
import { mediaFileAddress } from '../platform/http/call-address.ts';
import type { CategoryTranslations } from '@tv/contract/languages/translations';
import type { Category } from '@tv/contract/categories/categories';
import { limits } from '@tv/contract/limits/limits';
import type { Queries } from '../platform/db/database.ts';
import { byInstant, byText, direction, keyText } from '../platform/db/list-order.ts';
import { cutPage, type ListRow, onPage } from '../platform/db/list-page.ts';
import { bounds, type Page, type PageRequest, type SerializedPage } from '../platform/http/page.ts';
import { joinSql, sql, literal, type Sql } from '../platform/db/sql.ts';
import type { ItemJsonCache } from '../media-contents/item/item-json-db.ts';
import { type KnownCounts, knownCounts } from '../media-contents/counts/known-counts.ts';
import { newestOfCategory } from '../media-contents/lists/related-db.ts';
import { searchText } from '../media-contents/search/words/search-text.ts';
import {
  countsOfCategory,
  countUpTo,
  totalColumns,
  totalOf,
  type TotalRow,
} from '../media-contents/counts/totals-db.ts';
import {
  hasWatchable,
  isNamedTo,
  type OrganizationViewer,
} from '../media-contents/category-visibility-db.ts';
import { givenTranslations, ownerOf } from '../media-contents/media-content-row.ts';
import { categoryEntryVisibleTo } from '../media-contents/visibility.ts';
import type { CategoryHead, CategoryRows } from './category-rows.ts';
import { coverAddress } from './cover-address.ts';

/** The order of `categories c`: first those with a position, then the others by name. */
export const ownOrder = sql`(to_char(coalesce(c.position, 9999999), 'FM0000000') || c.name_order)`;

export type CategoriesRequest = PageRequest & {
  searchTerm?: string | undefined;
  /** Only categories with items that the viewer may watch. */
  withoutEmpty?: boolean | undefined;
  /** With the newest media contents of each category. */
  withMediaContents?: boolean | undefined;
  /** With the addresses of a few pictures of each category. */
  withPreviews?: boolean | undefined;
  order?: 'own' | 'followed first' | 'newest follow' | 'oldest follow';
};

type Row = {
  id: string;
  name: string;
  description: string;
  translations: CategoryTranslations;
  cover_file: string | null;
  is_followed: boolean;
  everybody: number;
  seen: number;
  counted_of: string | null;
  previews: { id: string; version: number; posterVersion: number }[] | null;
};

/** What a list of categories is made from. `rows` caches JSON of categories with their media contents. */
export type CategoryLists = { db: Queries; itemJson: ItemJsonCache; rows: CategoryRows };

export async function listCategories(
  { db, itemJson, rows: cached }: CategoryLists,
  viewer: OrganizationViewer,
  request: CategoriesRequest,
  now: Date,
): Promise<Page<Category> | SerializedPage<Category>> {
  const page = bounds(request, limits.categories);
  const personId = ownerOf(viewer);
  const order = orderOf(request.order ?? 'own', personId);
  const onlyFollowed = request.order === 'newest follow' || request.order === 'oldest follow';
  if (onlyFollowed && !personId) return { items: [], total: 0 };
  const found = sql`with found as materialized (
    select c.id, c.name, c.description, c.translations, c.cover_file, c.organization_id, ${order.key} as sort_value
    from categories c ${onlyFollowed ? followsOf(personId) : sql``} where ${conditionsOf(viewer, request, now)})`;
  const total = countUpTo(sql`from found`);
  const ofPage = { ...order, key: sql`c.sort_value` };
  // Materialized, or else the total would be counted again for each row.
  const known = knownCounts(db);
  const rows = await db.query<
    Row & TotalRow & ListRow & { lines: string | null }
  >(sql`${found}, t as materialized (${total})
    select ${keyText(ofPage)} as sort_key, ${totalColumns}, ${columns(viewer, now, request.withPreviews ?? false, known.of(viewer))},
      ${request.withMediaContents ? newestOfCategory(viewer, now) : sql`null`} as lines
    from (select * from found c where true ${onPage(ofPage, request, sql`c.id`, limits.categories)}) c
    join organizations o on o.id = c.organization_id
    cross join t
    order by c.sort_value ${direction(order)}, c.id`);
  for (const { id, counted_of: countedOf, seen } of rows) known.add(viewer, id, { countedOf, seen });
  const { items: shown, next } = cutPage(rows, page, (row) => row);
  const info = {
    ...(await totalOf(db, rows, sql`${found} ${total}`, page.skip > 0 || request.cursor !== undefined)),
    next,
  };
  if (!request.withMediaContents)
    return { items: shown.map((row) => ({ ...present(row), mediaContents: [] })), ...info };
  const items = await itemJson.ofLists(
    shown.map(({ lines }) => lines?.split('\n') ?? []),
    viewer,
    now,
  );
  return { items: cached.of(shown.map(present), items, personId === undefined), ...info };
}

export async function findCategory(
  db: Queries,
  viewer: OrganizationViewer,
  id: string,
  now: Date,
): Promise<Category | undefined> {
  const known = knownCounts(db);
  const [row] = await db.query<Row>(sql`
    select ${columns(viewer, now, false, known.of(viewer))} from categories c
    where c.id = ${id}::uuid and ${conditionsOf(viewer, {}, now)}`);
  if (!row) return undefined;
  known.add(viewer, row.id, { countedOf: row.counted_of, seen: row.seen });
  return { ...present(row), mediaContents: [] };
}

/** Whether `categories c` has a name with this in it, in any language. The term comes from `searchText`. */
export const isCalled = (term: string): Sql => sql`(strpos(c.folded_name, ${term}) > 0 or exists (
  select from jsonb_each(c.translations) as t(tag, texts) where strpos(
    lower(regexp_replace(normalize(coalesce(t.texts ->> 'name', ''), NFKD), ${'[\u0300-\u036f]'}, '', 'g')), ${term}) > 0))`;

function conditionsOf(
  viewer: OrganizationViewer,
  { searchTerm, withoutEmpty }: CategoriesRequest,
  now: Date,
) {
  const conditions = [sql`c.organization_id = ${viewer.organizationId}::uuid`];
  conditions.push(withoutEmpty ? hasWatchable(viewer, now) : isNamedTo(viewer, now));
  const term = searchText(searchTerm ?? '');
  if (term) conditions.push(isCalled(term));
  return joinSql(conditions, ' and ');
}

function columns(
  viewer: OrganizationViewer,
  now: Date,
  withPreviews: boolean,
  known: KnownCounts | undefined,
): Sql {
  const personId = ownerOf(viewer);
  const previews = sql`(select coalesce(json_agg(p), '[]') from (
    select mc.id, mc.package_version as version, mc.poster_version as "posterVersion"
    from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = c.id and ${categoryEntryVisibleTo(viewer, now)} and mc.poster_thumbhash is not null
    order by mcc.published_at desc, mcc.media_content_id limit ${literal(limits.previewThumbnails)}) p) as previews`;
  return sql`c.id, c.name, c.description, c.translations, c.cover_file,
    ${personId ? isFollowedBy(personId) : sql`false`} as is_followed,
    ${countsOfCategory(viewer, now, known)},
    ${withPreviews ? previews : sql`null::json as previews`}`;
}

const isFollowedBy = (personId: string) => sql`exists (
  select from category_followers f where f.category_id = c.id and f.person_id = ${personId}::uuid)`;

const followsOf = (personId: string | undefined) =>
  sql`join category_followers cf on cf.category_id = c.id and cf.person_id = ${personId}::uuid`;

function orderOf(order: NonNullable<CategoriesRequest['order']>, personId: string | undefined) {
  if (order === 'newest follow' || order === 'oldest follow')
    return byInstant(sql`cf.created_at`, order === 'newest follow');
  if (order === 'followed first' && personId)
    return byText(sql`(case when ${isFollowedBy(personId)} then '0' else '1' end || ${ownOrder})`, false);
  return byText(ownOrder, false);
}

const present = ({
  id,
  name,
  description,
  translations,
  cover_file,
  is_followed,
  everybody,
  seen,
  previews,
}: Row): CategoryHead => ({
  id,
  name,
  ...(description && { description }),
  ...givenTranslations(translations),
  isEmpty: everybody + seen === 0,
  isFollowed: is_followed,
  mediaContentsCount: everybody + seen,
  ...(previews && {
    previewThumbnailUrls: previews.map((item) =>
      mediaFileAddress(item.id, item.version, posterName(item.posterVersion)),
    ),
  }),
  ...(cover_file && { coverUrl: coverAddress(id, cover_file) }),
});
