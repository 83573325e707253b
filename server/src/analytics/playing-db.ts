import { smallestDisclosed } from '@tv/contract/analytics/analytics-figures';
import type { AnalyticsPlaying, PlayedItem } from '@tv/contract/playback/playing';
import { type Browser, type Network, startTimeBounds } from '@tv/contract/playback/playing-figures';
import { manageableBy } from '../media-contents/manageable-db.ts';
import { countUpTo, type TotalRow, totalOf } from '../media-contents/counts/totals-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, rawSql, sql } from '../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { type AnalyticsPeriod, daysOf } from './period.ts';
import { playingFigures, type PlayingSums } from './playing-sums.ts';

const names = [
  ...['starts', 'failed_starts', 'played_seconds', 'rebufferings', 'rebuffered_seconds'],
  ...['rendition_changes', 'frames', 'dropped_frames'],
];
const times = Array.from(
  { length: startTimeBounds.length + 1 },
  (_, index) => `sum(p.start_times[${index + 1}])`,
);
const sums = rawSql(
  [
    ...names.map((name) => `sum(p.${name})::float8 as ${name}`),
    `array[${times.join(', ')}]::float8[] as start_times`,
  ].join(', '),
);

type OfPeriod = { organizationId: string; period: Pick<AnalyticsPeriod, 'from' | 'to'> };
type Row<Name extends string, Value = string> = PlayingSums & Record<Name, Value>;

/** How well items played in a period: those of an organization, or one. */
export async function readPlaying(
  db: Queries,
  { organizationId, period }: OfPeriod,
  mediaContentId: string | undefined,
): Promise<Omit<AnalyticsPlaying, 'period'>> {
  const within = sql`from playing_days p where p.organization_id = ${organizationId}::uuid
    and p.day between ${period.from}::date and ${period.to}::date`;
  // Each report is in one row of a browser, so that these are all.
  const all = mediaContentId
    ? sql`${within} and p.media_content_id = ${mediaContentId}::uuid`
    : sql`${within} and p.browser is not null`;
  const rows = await db.query<Row<'day', string | null>>(
    sql`select p.day::text as day, ${sums} ${all} group by grouping sets ((), (p.day)) having count(*) > 0`,
  );
  const [browsers, networks] = mediaContentId
    ? [[], []]
    : [
        await db.query<Row<'browser'>>(
          sql`select p.browser, ${sums} ${all} group by p.browser order by sum(p.starts) desc, p.browser`,
        ),
        await db.query<Row<'network'>>(
          sql`select p.network, ${sums} ${within} and p.network is not null group by p.network order by sum(p.starts) desc, p.network`,
        ),
      ];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    total: playingFigures(byDay.get(null)),
    browsers: browsers.map((row) => ({ browser: row.browser as Browser, ...playingFigures(row) })),
    networks: networks.map((row) => ({ network: row.network as Network, ...playingFigures(row) })),
    days: daysOf(period).map((day) => ({ day, ...playingFigures(byDay.get(day)) })),
  };
}

type ItemRow = Row<'id' | 'title'> & TotalRow;

/** The items that a manager manages, worst first: by the share of failed starts and of the time in which it stopped to load together. */
export async function listPlayed(
  db: Queries,
  manager: Manager,
  { organizationId, period }: OfPeriod,
  query: PageRequest,
): Promise<Page<PlayedItem>> {
  const { skip, take } = bounds(query);
  const found = sql`from (
      select p.media_content_id, ${sums} from playing_days p where p.organization_id = ${organizationId}::uuid
        and p.day between ${period.from}::date and ${period.to}::date and p.media_content_id is not null
      group by p.media_content_id having sum(p.starts) >= ${literal(smallestDisclosed)}) f
    join media_contents mc on mc.id = f.media_content_id
    where mc.organization_id = ${organizationId}::uuid and mc.deleted_at is null and ${manageableBy(manager)}`;
  // Every item is summed to find the worst, so the same statement counts them.
  const rows = await db.query<ItemRow>(sql`
    select f.*, mc.id, mc.title, count(*) over ()::int as total, true as is_total_exact ${found}
    order by f.failed_starts / f.starts + coalesce(f.rebuffered_seconds / nullif(f.played_seconds + f.rebuffered_seconds, 0), 0) desc,
      f.starts desc, mc.id limit ${take} offset ${skip}`);
  return {
    items: rows.map((row) => ({ mediaContentId: row.id, title: row.title, ...playingFigures(row) })),
    ...(await totalOf(db, rows, countUpTo(found), skip > 0)),
  };
}
