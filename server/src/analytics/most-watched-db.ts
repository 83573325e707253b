import {
  smallestDisclosed,
  type WatchedItem,
  type WatchFigures,
} from '@tv/contract/analytics/analytics-figures';
import { posterName } from '../media/posters.ts';
import { manageableBy } from '../media-contents/manageable-db.ts';
import { countUpTo, presentTotal, type TotalRow } from '../media-contents/counts/totals-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, nothing, rawSql, sql, type Sql } from '../platform/db/sql.ts';
import { mediaFileAddress } from '../platform/http/call-address.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import type { AnalyticsPeriod } from './period.ts';
import { completionOf, type SumsRow, sumsOf } from './sums.ts';
import {
  isWithheld,
  memberFigures,
  noFigures,
  roundedFigures,
  disclosedFigures,
} from './disclosed-figures.ts';

type Row = SumsRow & {
  id: string;
  title: string;
  media_type: number;
  duration_in_seconds: number;
  has_poster: boolean;
  package_version: number;
  poster_version: number;
  poster_thumbhash: string | null;
  visitor_viewers: number;
  few_members: number;
  few_visitors: number;
};

const names = ['views', 'seconds', 'completions', 'offered'];
const columns = ['member', 'visitor'].flatMap((kind) => names.map((name) => `${kind}_${name}`));
const read = rawSql(columns.map((name) => `f.${name}::float8 as ${name}`).join(', '));
const summed = rawSql(columns.map((name) => `sum(d.${name})::float8 as ${name}`).join(', '));

/** Further items are not counted: a list of them is read from its beginning. */
const maxCounted = 1_000;

type ItemsOf = { organizationId: string; period: AnalyticsPeriod; allowsPersonalFigures: boolean };

/** The figures of items over a period: counted beforehand for the usual ones that end today, else the sums of its days. */
const figuresOfItems = ({ organizationId, period: { countedLength, from, to } }: ItemsOf): Sql =>
  countedLength
    ? sql`(select * from analytics_item_periods
        where organization_id = ${organizationId}::uuid and days = ${literal(countedLength)} and views > 0)`
    : sql`(select s.media_content_id, sum(d.member_views + d.visitor_views)::int as views, ${summed}
        from analytics_scopes s join analytics_days d on d.scope_id = s.id
        where s.organization_id = ${organizationId}::uuid and s.media_content_id is not null
          and d.day between ${from}::date and ${to}::date
        group by s.media_content_id having sum(d.member_views + d.visitor_views) > 0)`;

/** The items of a period that a manager manages, most views first. */
export async function listMostWatched(
  db: Queries,
  manager: Manager,
  of: ItemsOf,
  query: PageRequest & { categoryId?: string },
): Promise<Page<WatchedItem>> {
  const { skip, take } = bounds(query);
  const inCategory = query.categoryId
    ? sql`and exists (select from media_content_categories mcc
        where mcc.media_content_id = mc.id and mcc.category_id = ${query.categoryId}::uuid)`
    : nothing;
  const found = sql`from ${figuresOfItems(of)} f join media_contents mc on mc.id = f.media_content_id
    where mc.organization_id = ${of.organizationId}::uuid and mc.deleted_at is null and ${manageableBy(manager)} ${inCategory}`;
  const rows = await db.query<Row>(sql`
    select shown.*, ${fewPeople('members', of.period)} as few_members, ${fewPeople('visitors', of.period)} as few_visitors from (
    select f.views, mc.id, mc.title, mc.media_type, mc.duration_in_seconds, mc.poster_aspect_ratio is not null as has_poster, mc.package_version,
      mc.poster_version, mc.poster_thumbhash, ${read},
      coalesce((select r.visitor_viewers from analytics_retention r where r.scope_id = mc.id), 0) as visitor_viewers
    ${found} order by f.views desc, f.media_content_id limit ${take} offset ${skip}) shown
    order by shown.views desc, shown.id`);
  const [count] = await db.query<TotalRow>(countUpTo(found, maxCounted));
  return { items: rows.map((row) => present(row, of.allowsPersonalFigures)), ...presentTotal(count) };
}

/**
 * How many people watched an item of the page `shown` in a period. Each row that is read has one at least, so the count is exact
 * where there are fewer than five of them, and no more rows are read.
 */
const fewPeople = (kind: 'members' | 'visitors', { from, to }: AnalyticsPeriod): Sql => sql`
  (select coalesce(sum(r.people), 0)::int from (
    select ${rawSql(kind)} as people from analytics_returns where scope_id = shown.id and day between ${from}::date and ${to}::date
      and gap > day - ${from}::date and ${rawSql(kind)} > 0 limit ${literal(smallestDisclosed)}) r)`;

function present(row: Row, isExact: boolean): WatchedItem {
  const { members, visitors } = sumsOf(row);
  const withheld = {
    members: !isExact && isWithheld(members.views, row.few_members),
    visitors: isWithheld(visitors.views, row.visitor_viewers, row.few_visitors),
  };
  return {
    mediaContentId: row.id,
    title: row.title,
    type: row.media_type,
    durationInSeconds: row.duration_in_seconds,
    ...(row.has_poster && {
      thumbnailUrl: mediaFileAddress(row.id, row.package_version, posterName(row.poster_version)),
    }),
    ...(row.poster_thumbhash && { thumbnailPlaceholder: row.poster_thumbhash }),
    ...disclosedFigures(
      withoutPeople(memberFigures(members, isExact)),
      withoutPeople(roundedFigures(visitors)),
      withheld,
      withoutPeople(noFigures),
    ),
    ...completionOf(...(withheld.members ? [] : [members]), ...(withheld.visitors ? [] : [visitors])),
  };
}

const withoutPeople = ({ views, secondsWatched, completions }: WatchFigures): WatchedItem['members'] => ({
  views,
  secondsWatched,
  ...(completions !== undefined && { completions }),
});
