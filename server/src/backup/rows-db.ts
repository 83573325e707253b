import type { Database, LongSession } from '../platform/db/database.ts';

/** The rows of a database, table by table. A row is a JSON object as text. */
export type RowsEvent =
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'rows'; rows: string[] }
  | { kind: 'end'; sequences: Sequence[] };
/** `last`: the number it gave last. */
export type Sequence = { name: string; last: string };

type Table = { name: string; columns: string[] };

const rowsAtOnce = 1_000;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** Calls `take` with all rows as they are at one instant. */
export const readRows = (db: Database, take: (event: RowsEvent) => Promise<void>): Promise<void> =>
  db.longTransaction(async (session) => {
    await session.execute('set transaction isolation level repeatable read read only');
    for (const table of await listTables(session)) {
      await take({ kind: 'table', ...table });
      await session.execute(
        `declare table_rows no scroll cursor for
           select row_to_json(r)::text as row from (select ${list(table.columns)} from ${quoted(table.name)}) r`,
      );
      for (;;) {
        const { rows } = await session.query(`fetch ${rowsAtOnce} from table_rows`);
        if (rows.length === 0) break;
        await take({ kind: 'rows', rows: rows.map(({ row }) => row as string) });
      }
      await session.execute('close table_rows');
    }
    const { rows: sequences } = await session.query(`
      select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`);
    await take({ kind: 'end', sequences: sequences as Sequence[] });
  });

/** All tables with the columns that are written, each table behind those that it refers to. Unlogged tables are not data to be saved. */
export async function listTables(session: Pick<LongSession, 'query'>): Promise<Table[]> {
  const { rows } = await session.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await session.query(`
    select c.relname as of, p.relname as to from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and c.oid <> p.oid`);
  return inOrder(rows as Table[], references as { of: string; to: string }[]);
}

function inOrder(tables: readonly Table[], references: readonly { of: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const isLeft = new Set(left.map(({ name }) => name));
    const next = left.filter(({ name }) => !references.some(({ of, to }) => of === name && isLeft.has(to)));
    if (next.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...isLeft].join(', ')}.`);
    ordered.push(...next);
    left = left.filter((each) => !next.includes(each));
  }
  return ordered;
}

/** Names of the tables that have a row. `migrations` is left out. */
export async function listFilledTables(db: Database): Promise<string[]> {
  const filled = [];
  for (const { name } of await listTables(db.text)) {
    const { rows } = await db.text.query(`select exists (select from ${quoted(name)}) as found`);
    if (name !== 'migrations' && rows[0]?.found) filled.push(name);
  }
  return filled;
}

/**
 * Writes all rows into a migrated database without rows, or none. No trigger of a table runs: what it would write is among the
 * rows. Foreign keys are checked. Returns how many rows were written.
 */
export const writeRows = (db: Database, events: AsyncIterable<RowsEvent>): Promise<number> =>
  db.longTransaction(async (session) => {
    const tables = (await listTables(session)).map(({ name }) => name);
    await session.execute(`truncate ${list(tables)}`);
    for (const name of tables) await session.execute(`alter table ${quoted(name)} disable trigger user`);
    let statement = '';
    let written = 0;
    for await (const event of events)
      if (event.kind === 'table')
        statement = `
          insert into ${quoted(event.name)} (${list(event.columns)}) overriding system value
          select ${list(event.columns)} from json_populate_recordset(null::${quoted(event.name)}, $1::json)`;
      else if (event.kind === 'rows')
        for (let from = 0; from < event.rows.length; from += rowsAtOnce) {
          const rows = event.rows.slice(from, from + rowsAtOnce);
          await session.query(statement, [`[${rows.join(',')}]`]);
          written += rows.length;
        }
      else
        for (const { name, last } of event.sequences)
          await session.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
    for (const name of tables) await session.execute(`alter table ${quoted(name)} enable trigger user`);
    return written;
  });
