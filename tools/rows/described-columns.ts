import { types as fromPostgres } from '@tv/server/platform/db/connections/postgres-pool';
import type { Database } from '@tv/server/platform/db/database';
import { type Catalog, CertainValues } from './certain-values.ts';
import { readTree } from './node-tree.ts';

/** A column of the rows that a statement answers. `type`: what `typeof` and the names of classes say, `string[]` for lists. */
export type Column = { name: string; type: string; isCertain: boolean };
export type Described = { columns: Column[] } | { problem: string };

/** Asks a migrated embedded database what rows statements answer. Nothing is run. */
export async function openDescriber(db: Database): Promise<(text: string) => Promise<Described>> {
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await db.text.query(text, values)).rows as Row[];
  const required = await rows<{ id: string }>(
    `select attrelid::text || '.' || attnum as id from pg_attribute where attnotnull and attnum > 0`,
  );
  const functions = await rows<{ id: number; name: string; isStrict: boolean }>(
    `select oid::int as id, proname as name, proisstrict as "isStrict" from pg_proc`,
  );
  const catalog: Catalog = {
    required: new Set(required.map(({ id }) => id)),
    functions: new Map(functions.map((each) => [each.id, each])),
  };
  const certain = new CertainValues(catalog);
  const samples = await rows<{ id: number; sample: string }>(samplesByType);
  const typeNames = new Map(
    samples.map(({ id, sample }) => {
      const read = [fromPostgres.getTypeParser(id), db.embedded!.parsers[id] ?? String];
      const [one, other] = read.map((parse) => nameOf((parse as (text: string) => unknown)(sample)));
      return [id, one === other ? one! : `${one} or ${other}`];
    }),
  );
  await db.execute('begin');
  return async (text) => {
    try {
      await db.execute(`savepoint described; prepare described as ${text}`);
      const [found] = await rows<{ parameters: string[]; results: number[] }>(
        `select parameter_types::text[] as parameters, result_types::oid[]::int[] as results from pg_prepared_statements`,
      );
      const { parameters, results } = found!;
      await db.execute(
        `create function pg_temp.described (${parameters.join()}) returns setof record begin atomic ${text}; end`,
      );
      const [made] = await rows<{ body: string }>(
        `select prosqlbody::text as body from pg_proc where oid = to_regproc('pg_temp.described')`,
      );
      return {
        columns: certain.of(readTree(made!.body)).map((column, index) => ({
          ...column,
          type: typeNames.get(results[index]!) ?? 'string',
        })),
      };
    } catch (problem) {
      return { problem: (problem as Error).message };
    } finally {
      await db.execute('rollback to described; deallocate all');
    }
  };
}

/** Each type with a text as PostgreSQL writes a value of it. */
const sampleOf = (
  type: string,
) => `case when ${type}.typname = 'bool' then 't' when ${type}.typname in ('json', 'jsonb') then '{}'
  when ${type}.typname = 'bytea' then '\\x00' when ${type}.typname = 'date' then '2000-01-01'
  when ${type}.typname like 'timestamp%' then '2000-01-01 00:00:00+00' when ${type}.typcategory = 'N' then '1' else 'x' end`;
const samplesByType = `select t.oid::int as id, case when t.typcategory = 'A' then '{"' || ${sampleOf('e')} || '"}' else ${sampleOf('t')} end as sample
  from pg_type t left join pg_type e on e.oid = t.typelem`;

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return `${nameOf(value[0])}[]`;
  if (value instanceof Uint8Array) return 'Uint8Array';
  if (typeof value !== 'object' || value === null) return typeof value;
  return value.constructor === Object ? 'unknown' : value.constructor.name;
}
