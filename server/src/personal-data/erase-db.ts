import type { Queries } from '../platform/db/database.ts';
import { joinSql, rawSql, sql } from '../platform/db/sql.ts';
import { type Extent, tablesOf } from './export-db.ts';
import { type DataSubject, type PersonalTable, rowsOf } from './personal-tables-db.ts';

/** Facts in the details of audit lines that tell who somebody is, or where they were. */
const tellingDetails = ['email', 'network', 'networks', 'client', 'device', 'name'];

export type Erasure = {
  person: DataSubject;
  extent: Extent;
  /** Takes over what the person brought in. Absent: it belongs to nobody in particular. */
  heirId: string | undefined;
  /** Stands for the person in the audit log. */
  opaqueId: string;
};

/** Erases a person's data. Triggers correct the totals of reactions. Totals of views stay, because they name nobody. */
export async function erase(db: Queries, erasure: Erasure): Promise<void> {
  for (const each of tablesOf(erasure.extent)) await db.query(statementOf(each, erasure));
}

function statementOf(each: PersonalTable, { person, extent, heirId, opaqueId }: Erasure) {
  const { table, names, organization, erased } = each;
  const inExtent = extent && organization ? sql`and ${organization} = ${extent.organizationId}::uuid` : sql``;
  const rows = sql`where (${rowsOf(each, person)}) ${inExtent}`;
  const name = rawSql(table);
  if (erased === 'delete') return sql`delete from ${name} t ${rows}`;
  if (erased === 'opaque')
    return sql`
      update audit_log t set
        person_id = case when person_id = ${person.id}::uuid then ${opaqueId}::uuid else person_id end,
        subject = case when subject = ${person.id} then ${opaqueId} else subject end,
        detail = detail - ${tellingDetails}::text[]
      ${rows}`;
  const isHeirThere = sql`exists (
    select from memberships h where h.person_id = ${heirId ?? null}::uuid and h.organization_id = ${organization ?? sql`null`})`;
  const value =
    erased === 'heir' ? sql`case when ${isHeirThere} then ${heirId ?? null}::uuid end` : sql`null`;
  const columns = Object.keys(names).map((column) => sql`${rawSql(column)} = ${value}`);
  return sql`update ${name} t set ${joinSql(columns, ', ')} ${rows}`;
}
