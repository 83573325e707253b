import type { Queries } from '../platform/db/database.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import { type DataSubject, type PersonalTable, personalTables, rowsOf } from './personal-tables-db.ts';

/** Rows of one table that an export holds at most. */
export const maxRows = 100_000;

/** The organization whose data is exported. `undefined`: everything about the person. */
export type Extent = { organizationId: string } | undefined;

/** The tables of an extent: those of the account belong to the person alone. */
export const tablesOf = (extent: Extent): PersonalTable[] =>
  personalTables.filter(({ organization }) => !extent || organization);

/**
 * A person's data as the text of one JSON object: an array for each table that has rows about them. It is read table by
 * table, so that memory holds one of them.
 */
export async function* exportText(
  db: Queries,
  person: DataSubject,
  extent: Extent,
  now: Date,
): AsyncGenerator<string> {
  const { id, email, firstName, lastName } = person;
  const about = { id, email, firstName, lastName, exportedDate: now.toISOString() };
  yield `{"person":${JSON.stringify(about)}`;
  for (const each of tablesOf(extent)) {
    const rows = await readRows(db, each, person, extent);
    if (rows.length > 0) yield `,\n"${each.table}":[\n${rows.join(',\n')}\n]`;
  }
  yield '}\n';
}

async function readRows(
  db: Queries,
  each: PersonalTable,
  person: DataSubject,
  extent: Extent,
): Promise<string[]> {
  const { table, secrets = [], organization } = each;
  const inExtent = extent && organization ? sql`and ${organization} = ${extent.organizationId}::uuid` : sql``;
  const rows = await db.query<{ row: string }>(sql`
    select (to_jsonb(t) - ${secrets}::text[])::text as row from ${rawSql(table)} t
    where (${rowsOf(each, person)}) ${inExtent} limit ${maxRows}`);
  return rows.map(({ row }) => row);
}
