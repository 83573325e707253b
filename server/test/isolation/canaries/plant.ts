import type { Database } from '../../../src/platform/db/database.ts';
import { rawSql, sql } from '../../../src/platform/db/sql.ts';
import { cannotHold, readersOf, tables } from './columns.ts';
import { forms } from './forms.ts';
import type { CanaryWords } from './words.ts';

export type TextColumn = { table: string; column: string; type: string };

/** Every column of the database that may hold text. */
export const textColumns = (db: Database): Promise<TextColumn[]> =>
  db.query<TextColumn>(sql`
    select c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'citext', 'json', 'jsonb', 'xml', 'tsvector')
    order by 1, 2`);

/** Who may read what stands in a column, of the owner of its row: `item own: media`. */
export const ownerOf = (name: string, { table, column }: TextColumn): string =>
  `${name}: ${readersOf[`${table}.${column}`] ?? tables[table]!.readers}`;

const usual: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column} || ' ', '') || $`,
  _text: (column) => `coalesce(${column}, '{}') || array[$]`,
};

/**
 * Puts a canary into every column that can hold one, in all rows that belong to one of `names`: the ids of items, organizations and
 * people, each with its name. A column that holds one of its owner's already stays as it is.
 */
export async function plantCanaries(
  db: Database,
  words: CanaryWords,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const columns = (await textColumns(db)).filter(
    ({ table, column }) => table in tables && !(`${table}.${column}` in cannotHold),
  );
  for (const [table, { by }] of Object.entries(tables)) {
    const filled = columns.filter((column) => column.table === table);
    const given: Record<string, Record<string, string>> = {};
    for (const [id, name] of names)
      given[id] = Object.fromEntries(
        filled.map((each) => [each.column, words.word(ownerOf(name, each), `${table}.${each.column}`)]),
      );
    const sets = filled.map(({ column, type }) => {
      const form = forms[`${table}.${column}`] ?? usual[type]?.(column);
      if (!form) throw new Error(`${table}.${column} of type ${type} has no form`);
      const word = `(given.words_of ->> '${column}')`;
      const isHeld = `strpos(coalesce(${column}::text, ''), left(${word}, 4)) > 0`;
      return `${column} = case when ${isHeld} then ${column} else ${form.replaceAll('$', () => word)} end`;
    });
    await db.query(sql`update ${rawSql(table)} set ${rawSql(sets.join(', '))}
      from jsonb_each(${JSON.stringify(given)}::jsonb) as given (owner_id, words_of) where given.owner_id = (${rawSql(by)})::text`);
  }
}
