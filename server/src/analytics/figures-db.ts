import type { PeriodFigures } from '@tv/contract/analytics/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import { completionOf, sumsOf, type SumsRow } from './sums.ts';
import {
  isWithheld,
  memberFigures,
  noFigures,
  roundedFigures,
  disclosedFigures,
  withheldParts,
} from './disclosed-figures.ts';
import { daysOf } from './period.ts';
import type { AnalyticsScope } from './scope-db.ts';

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

type FiguresOf = Pick<AnalyticsScope, 'scopeId' | 'period' | 'allowsPersonalFigures'>;

/** The figures of a period and of the one before. */
export async function readPeriods(
  db: Queries,
  { scopeId, period: { from, to, before }, allowsPersonalFigures }: FiguresOf,
): Promise<{ current: PeriodFigures; before: PeriodFigures }> {
  const rows = await db.query<SumsRow & { is_current: boolean }>(sql`
    select d.day >= ${from}::date as is_current, ${summed} from analytics_days d
    where d.scope_id = ${scopeId}::uuid and d.day between ${before.from}::date and ${to}::date group by 1`);
  const [people] = await db.query<Record<'now' | 'earlier', People>>(sql`
    select (select to_json(p) from (${peopleOf(scopeId, from, to)}) p) as now,
      (select to_json(p) from (${peopleOf(scopeId, before.from, before.to)}) p) as earlier`);
  const find = (isCurrent: boolean) => rows.find((row) => row.is_current === isCurrent);
  return {
    current: presentPeriod(find(true), people!.now, allowsPersonalFigures),
    before: presentPeriod(find(false), people!.earlier, allowsPersonalFigures),
  };
}

function presentPeriod(row: SumsRow | undefined, people: People, isExact: boolean): PeriodFigures {
  const sums = sumsOf(row);
  const members = { ...sums.members, people: people.members };
  const visitors = { ...sums.visitors, people: people.visitors };
  const withheld = {
    members: !isExact && isWithheld(members.views, members.people),
    visitors: isWithheld(visitors.views, visitors.people),
  };
  return {
    ...disclosedFigures(memberFigures(members, isExact), roundedFigures(visitors), withheld, noFigures),
    ...completionOf(...(withheld.members ? [] : [members]), ...(withheld.visitors ? [] : [visitors])),
  };
}

/** The figures of each day of a period. */
export async function readDays(db: Queries, { scopeId, period, allowsPersonalFigures: isExact }: FiguresOf) {
  const rows = await db.query<SumsRow & { day: string }>(sql`
    select d.day::text as day, ${summed} from analytics_days d
    where d.scope_id = ${scopeId}::uuid and d.day between ${period.from}::date and ${period.to}::date group by d.day`);
  const found = new Map(rows.map((row) => [row.day, row]));
  const days = daysOf(period).map((day) => ({ day, ...sumsOf(found.get(day)) }));
  const withheldOf = (kind: 'members' | 'visitors') =>
    withheldParts(
      days.map((day) => day[kind].views),
      (index) => isWithheld(days[index]![kind].views, days[index]![kind].people),
    );
  const few = { members: withheldOf('members'), visitors: withheldOf('visitors') };
  return days.map(({ day, members, visitors }, index) => {
    const withheld = { members: !isExact && few.members[index]!, visitors: few.visitors[index]! };
    return {
      day,
      ...disclosedFigures(memberFigures(members, isExact), roundedFigures(visitors), withheld, noFigures),
    };
  });
}
