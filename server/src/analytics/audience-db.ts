import { devices, sources } from '@tv/contract/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { countPeople } from './figures-db.ts';
import type { AnalyticsPeriod } from './period.ts';
import { isWithheld, told, withheldParts } from './told-figures.ts';

type Row = { part: string; members: number; visitors: number };

/** The views of a period by device and by source. Those of fewer than five visitors are withheld altogether. */
export async function readAudience(db: Queries, scopeId: string, period: AnalyticsPeriod) {
  const rows = await db.query<Row>(sql`
    select part, sum(members)::int as members, sum(visitors)::int as visitors from analytics_parts
    where scope_id = ${scopeId}::uuid and day between ${period.from}::date and ${period.to}::date group by part`);
  const people = await countPeople(db, scopeId, period);
  const found = new Map(rows.map((row) => [row.part, row]));
  const isAnySmall = isWithheld(people.visitors);
  const partsOf = <Name extends string>(kind: string, names: readonly Name[]) => {
    const parts = names.map((name) => found.get(`${kind} ${name}`) ?? { members: 0, visitors: 0 });
    const hidden = withheldParts(
      parts.map(({ visitors }) => visitors),
      (place) => parts[place]!.visitors > 0 && (isAnySmall || isWithheld(parts[place]!.visitors)),
    );
    return parts.map(({ members, visitors }, place) => ({
      name: names[place]!,
      ...told(members, visitors, hidden[place]!),
    }));
  };
  return {
    devices: partsOf('device', devices).map(({ name, ...part }) => ({ device: name, ...part })),
    sources: partsOf('source', sources).map(({ name, ...part }) => ({ source: name, ...part })),
  };
}
