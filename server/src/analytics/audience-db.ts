import { devices, sources } from '@tv/contract/analytics/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { countPeople } from './figures-db.ts';
import type { AnalyticsScope } from './scope-db.ts';
import { inFives, isWithheld, disclosedFigures, withheldParts } from './disclosed-figures.ts';

type Row = { part: string; members: number; visitors: number };

/** The views of a period by device and by source. Those of fewer than five people are withheld altogether. */
export async function readAudience(
  db: Queries,
  {
    scopeId,
    period,
    allowsPersonalFigures: isExact,
  }: Pick<AnalyticsScope, 'scopeId' | 'period' | 'allowsPersonalFigures'>,
) {
  const rows = await db.query<Row>(sql`
    select part, sum(members)::int as members, sum(visitors)::int as visitors from analytics_parts
    where scope_id = ${scopeId}::uuid and day between ${period.from}::date and ${period.to}::date group by part`);
  const people = await countPeople(db, scopeId, period);
  const found = new Map(rows.map((row) => [row.part, row]));
  const withheldOf = (views: readonly number[], count: number) =>
    withheldParts(views, (index) => views[index]! > 0 && isWithheld(count, views[index]!));
  const partsOf = <Name extends string>(kind: string, names: readonly Name[]) => {
    const parts = names.map((name) => found.get(`${kind} ${name}`) ?? { members: 0, visitors: 0 });
    const few = {
      members: withheldOf(
        parts.map(({ members }) => members),
        people.members,
      ),
      visitors: withheldOf(
        parts.map(({ visitors }) => visitors),
        people.visitors,
      ),
    };
    return parts.map(({ members, visitors }, index) => {
      const withheld = { members: !isExact && few.members[index]!, visitors: few.visitors[index]! };
      return {
        name: names[index]!,
        ...disclosedFigures(isExact ? members : inFives(members), inFives(visitors), withheld, 0),
      };
    });
  };
  return {
    devices: partsOf('device', devices).map(({ name, ...part }) => ({ device: name, ...part })),
    sources: partsOf('source', sources).map(({ name, ...part }) => ({ source: name, ...part })),
  };
}
