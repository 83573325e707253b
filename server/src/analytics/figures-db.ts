import type { PeriodFigures, WatchFigures } from '@tv/contract/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import { completionOf, type Sums, sumsOf, type SumsRow } from './sums.ts';
import { isWithheld, told, withheldParts } from './told-figures.ts';
import { type AnalyticsPeriod, daysOf } from './period.ts';

const names = ['views', 'people', 'seconds', 'completions', 'offered'];
const columns = ['member', 'visitor'].flatMap((kind) => names.map((name) => `${kind}_${name}`));
const summed = rawSql(columns.map((name) => `coalesce(sum(d.${name}), 0)::float8 as ${name}`).join(', '));

/** The people of a period, each once: those of each day who had not watched since the first day. */
const peopleOf = (scopeId: string, from: string, to: string) => sql`
  select coalesce(sum(r.members), 0)::int as members, coalesce(sum(r.visitors), 0)::int as visitors
  from generate_series(${from}::date, ${to}::date, interval '1 day') as g (day)
  cross join lateral (
    select sum(members) as members, sum(visitors) as visitors from analytics_returns
    where scope_id = ${scopeId}::uuid and day = g.day::date and gap > g.day::date - ${from}::date) r`;

type People = { members: number; visitors: number };

export async function countPeople(
  db: Queries,
  scopeId: string,
  { from, to }: { from: string; to: string },
): Promise<People> {
  const [row] = await db.query<People>(peopleOf(scopeId, from, to));
  return row ?? { members: 0, visitors: 0 };
}

/** The figures of a period and of the one before. */
export async function readPeriods(
  db: Queries,
  scopeId: string,
  { from, to, before }: AnalyticsPeriod,
): Promise<{ current: PeriodFigures; before: PeriodFigures }> {
  const rows = await db.query<SumsRow & { is_current: boolean }>(sql`
    select d.day >= ${from}::date as is_current, ${summed} from analytics_days d
    where d.scope_id = ${scopeId}::uuid and d.day between ${before.from}::date and ${to}::date group by 1`);
  const [people] = await db.query<Record<'now' | 'earlier', People>>(sql`
    select (select to_json(p) from (${peopleOf(scopeId, from, to)}) p) as now,
      (select to_json(p) from (${peopleOf(scopeId, before.from, before.to)}) p) as earlier`);
  const find = (isCurrent: boolean) => rows.find((row) => row.is_current === isCurrent);
  return {
    current: presentPeriod(find(true), people!.now),
    before: presentPeriod(find(false), people!.earlier),
  };
}

function presentPeriod(row: SumsRow | undefined, people: People): PeriodFigures {
  const { members, visitors } = sumsOf(row);
  const isHidden = isWithheld(visitors.views, people.visitors);
  const counted = isHidden ? [members] : [members, visitors];
  return {
    ...told(
      figuresOf({ ...members, people: people.members }),
      visitorFigures({ ...visitors, people: people.visitors }),
      isHidden,
    ),
    ...completionOf(...counted),
  };
}

/** The figures of each day of a period. */
export async function readDays(db: Queries, scopeId: string, period: AnalyticsPeriod) {
  const rows = await db.query<SumsRow & { day: string }>(sql`
    select d.day::text as day, ${summed} from analytics_days d
    where d.scope_id = ${scopeId}::uuid and d.day between ${period.from}::date and ${period.to}::date group by d.day`);
  const found = new Map(rows.map((row) => [row.day, row]));
  const days = daysOf(period).map((day) => ({ day, ...sumsOf(found.get(day)) }));
  const hidden = withheldParts(
    days.map(({ visitors }) => visitors.views + visitors.people),
    (place) => isWithheld(days[place]!.visitors.views, days[place]!.visitors.people),
  );
  return days.map(({ day, members, visitors }, place) => ({
    day,
    ...told(figuresOf(members), visitorFigures(visitors), hidden[place]!),
  }));
}

const figuresOf = ({ views, people, seconds, completions }: Sums): WatchFigures => ({
  views,
  people,
  secondsWatched: Math.round(seconds),
  completions,
});

/** Few completions of visitors are left out, where the other figures are told. */
const visitorFigures = (sums: Sums): WatchFigures => {
  const { completions, ...figures } = figuresOf(sums);
  return isWithheld(sums.completions) ? figures : { ...figures, completions };
};
