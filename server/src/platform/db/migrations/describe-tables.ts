import type { Database } from '../database.ts';

type Column = { table: string; column: string; type: string; isNullable: boolean };

/** TypeScript types by PostgreSQL types, as `pg` reads them with the parsers of database.ts. */
const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  nummultirange: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

const longestLine = 130;

/** The tables of a database as a TypeScript module: each column with the type of its values in rows that were read. */
export async function describeTables(database: Database): Promise<string> {
  const { rows } = await database.text.query(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable"
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const columns = rows as Column[];
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => {
    const own = columns.filter(({ table }) => table === name);
    return `  ${name}: {\n${linesOf(own.map((each) => `${each.column}: ${typeOf(each)};`))}  };\n`;
  });
  return [
    '// Made from server/migrations by "npm run schema": the columns of each table, and the types of their values.\n',
    `// oxfmt-ignore\nexport type Tables = {\n${tables.join('')}};\n`,
  ].join('\n');
}

/** Columns as lines of a usual length: a line for each one would make the file four times as long. */
function linesOf(columns: string[]): string {
  const lines: string[] = [];
  for (const column of columns) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + column.length < longestLine)
      lines[lines.length - 1] = `${last} ${column}`;
    else lines.push(`    ${column}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function typeOf({ table, column, type, isNullable }: Column): string {
  const element = type.startsWith('_') ? type.slice(1) : type;
  const known = types[element];
  if (!known) throw new Error(`${table}.${column} is of the type ${type}: add it to describe-tables.ts.`);
  const whole = type.startsWith('_') ? `${known}[]` : known;
  return isNullable && whole !== 'unknown' ? `${whole} | null` : whole;
}
