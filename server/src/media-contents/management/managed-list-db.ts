import { ContentStatus, ExpirationOption } from '@tv/contract/enumerations';
import {
  type ManagedCount,
  type ManagedFilters,
  type ManagedQuery,
  withoutCaptions,
} from '@tv/contract/media-contents/managed-list';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import {
  byDecimal,
  byInstant,
  byText,
  keyText,
  type ListOrder,
  orderBy,
  reversible,
} from '../../platform/db/list-order.ts';
import { cursorBehind, type ListRow, onPage } from '../../platform/db/list-page.ts';
import { joinSql, literal, Sql, sql } from '../../platform/db/sql.ts';
import { bounds, type Page } from '../../platform/http/page.ts';
import { StorageStep } from '../lifecycle/archive-states.ts';
import { readableBy } from '../manageable-db.ts';
import {
  areCaptions,
  managedColumns,
  type ManagedRow,
  managedSource,
  stateOf,
} from './managed-item-row-db.ts';
import { presentRows } from './managed-items-db.ts';
import { andHasWords } from '../search/has-words-db.ts';
import { countUpTo, presentTotal, type TotalRow } from '../counts/totals-db.ts';

/** The page is found first, and only its items are read whole. */
export async function listManaged(
  db: Queries,
  manager: Manager,
  organizationId: string,
  query: ManagedQuery,
  now: Date,
): Promise<Page<ManagedMediaContent>> {
  const chosen = await chosenBy(db, manager, organizationId, query);
  const order = orderOf(query);
  const id = sql`mc.id`;
  const rows = await db.query<ManagedRow & ListRow>(sql`
    with page as materialized (
      select mc.id, ${keyText(order)} as sort_key from media_contents mc where ${chosen} ${onPage(order, query, id)})
    select ${managedColumns(manager)}, page.sort_key
    from page join ${managedSource} on mc.id = page.id order by ${orderBy(order, id)}`);
  const { take } = bounds(query);
  const [total] = await db.query<TotalRow>(countOf(chosen));
  return {
    items: await presentRows(db, rows.slice(0, take), manager, now),
    next: cursorBehind(rows, take, ({ sort_key }) => sort_key),
    ...presentTotal(total),
  };
}

export async function countManaged(
  db: Queries,
  manager: Manager,
  organizationId: string,
  filters: ManagedFilters,
): Promise<ManagedCount> {
  const [row] = await db.query<TotalRow>(countOf(await chosenBy(db, manager, organizationId, filters)));
  const { total, isTotalExact } = presentTotal(row);
  return { total, isExact: isTotalExact };
}

const countOf = (chosen: Sql): Sql => countUpTo(sql`from media_contents mc where ${chosen}`);

/** The order of a list. Each has an index. */
function orderOf({ sortBy = 'created', descending }: ManagedQuery): ListOrder {
  const isDescending = descending ?? sortBy !== 'title';
  return reversible(orders[sortBy](isDescending));
}

type Order = NonNullable<ManagedQuery['sortBy']>;
const orders: Record<Order, (descending: boolean) => ListOrder> = {
  created: (descending) => byInstant(sql`mc.created_at`, descending),
  changed: (descending) => byInstant(sql`mc.updated_at`, descending),
  title: (descending) => byText(sql`mc.title_order`, descending),
  // The indexes have the same expressions. Items without a value come before all others, upwards.
  published: (descending) =>
    byInstant(sql`coalesce(mc.publish_date, '0001-01-01 00:00:00+00'::timestamptz)`, descending),
  views: (descending) => byDecimal(sql`mc.counted_views`, descending),
  completion: (descending) => byDecimal(sql`coalesce(mc.completion, -1)`, descending),
  duration: (descending) => byDecimal(sql`mc.duration_in_seconds`, descending),
};

/** The condition on `media_contents mc` for the items that the filters find. */
async function chosenBy(
  db: Queries,
  manager: Manager,
  organizationId: string,
  filters: ManagedFilters,
): Promise<Sql> {
  const conditions = [
    sql`mc.organization_id = ${organizationId}::uuid`,
    readableBy(manager),
    ...conditionsOf(filters),
  ];
  return sql`${joinSql(conditions, ' and ')} ${await andHasWords(db, organizationId, filters.searchTerm)}`;
}

function conditionsOf(filters: ManagedFilters): Sql[] {
  const { id, state, status, type, visibility, managerId, categoryId, captions } = filters;
  const {
    isListed,
    isForChosen,
    isPasswordProtected,
    isExpiring,
    isHeld,
    storage,
    hasCategory,
    modifiedSince,
    changedFrom,
    changedTo,
  } = filters;
  return [
    !state && !status && sql`mc.status <> ${literal(ContentStatus.DELETED)}`,
    state && isOneOf(stateOf, state, sql`text`),
    status && sql`mc.status = any(${status}::smallint[])`,
    id && sql`mc.id = any(${id}::uuid[])`,
    type && sql`mc.media_type = any(${type}::smallint[])`,
    visibility && sql`mc.visibility = any(${visibility}::smallint[])`,
    isListed !== undefined && sql`mc.is_listed = ${isListed}::boolean`,
    isForChosen !== undefined && sql`(mc.audience is not null) = ${isForChosen}::boolean`,
    isPasswordProtected !== undefined &&
      sql`(mc.password_hash is not null) = ${isPasswordProtected}::boolean`,
    isExpiring !== undefined &&
      sql`(mc.expiration_option <> ${literal(ExpirationOption.None)}) = ${isExpiring}::boolean`,
    storage &&
      (storage === 'archived'
        ? sql`mc.storage > ${literal(StorageStep.ready)}`
        : sql`mc.storage = ${literal(StorageStep.ready)}`),
    isHeld !== undefined && sql`(mc.id::text in (select subject from held_subjects())) = ${isHeld}::boolean`,
    managerId && isOneOf(sql`mc.created_by`, managerId, sql`uuid`),
    categoryId && sql`exists (${inCategories} and f.category_id = any(${categoryId}::uuid[]))`,
    hasCategory !== undefined && sql`exists (${inCategories}) = ${hasCategory}::boolean`,
    captions && captionsAre(captions),
    modifiedSince && sql`mc.updated_at >= ${modifiedSince}::timestamptz`,
    changedFrom && sql`mc.updated_at >= ${changedFrom}::timestamptz`,
    changedTo && sql`mc.updated_at < ${changedTo}::timestamptz`,
  ].filter((condition) => condition instanceof Sql);
}

/** A single value is compared by itself, so that an index over the column gives the order of changes too. */
const isOneOf = (column: Sql, values: readonly string[], type: Sql): Sql =>
  values.length === 1 ? sql`${column} = ${values[0]}::${type}` : sql`${column} = any(${values}::${type}[])`;

const inCategories = sql`select from media_content_categories f where f.media_content_id = mc.id`;

function captionsAre(wanted: readonly string[]): Sql {
  const languages = wanted.filter((each) => each !== withoutCaptions);
  const captions = sql`select from subtitles s where s.media_content_id = mc.id and ${areCaptions}`;
  const conditions = [
    ...(languages.length < wanted.length ? [sql`not exists (${captions})`] : []),
    ...(languages.length > 0
      ? [sql`exists (${captions} and s.language_code = any(${languages}::text[]))`]
      : []),
  ];
  return sql`(${joinSql(conditions, ' or ')})`;
}
