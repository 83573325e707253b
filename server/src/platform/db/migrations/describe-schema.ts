import type { Database } from '../database.ts';

type Named = { name: string };
type Table = Named & { kind: string; columns: string[]; constraints: string[]; rest: string[] };

/**
 * The schema of a database as SQL that a person reads: functions, then each table with its columns, constraints,
 * indexes, triggers and their comments. The text is the same for the same schema and PostgreSQL version.
 */
export async function describeSchema(database: Database): Promise<string> {
  const rows = async <Row>(statement: string) => (await database.text.query(statement)).rows as Row[];
  const functions = await rows<{ definition: string; comment: string | null; name: string }>(`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
      obj_description(p.oid, 'pg_proc') as comment
    from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  const tables = await rows<Table>(`
    select c.relname as name, case c.relpersistence when 'u' then 'unlogged table' else 'table' end as kind, array(
        select quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end
              || ' as identity'
            when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
          || case when a.attnotnull then ' not null' else '' end
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
        order by position(k.contype in 'pufcx'), 1) as constraints,
      array(
        select pg_get_indexdef(i.indexrelid) from pg_index i
        where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
        order by 1) || array(
        select coalesce('-- ' || obj_description(t.oid, 'pg_trigger') || e'\n', '') || pg_get_triggerdef(t.oid)
        from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) || array(
        select concat('create policy ', policyname, ' on ', tablename, ' for ', lower(cmd), ' using (' || qual || ')',
          ' with check (' || with_check || ')')
        from pg_policies where schemaname = 'public' and tablename = c.relname and roles = '{public}' order by 1) as rest
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`);
  return [
    '-- Made from server/migrations by "npm run schema": the tables, indexes, triggers, policies and functions as they are now.',
    ...functions.map(({ definition, comment }) =>
      [...(comment ? [`-- ${comment}`] : []), `${withoutSchema(definition.trim())};`].join('\n'),
    ),
    ...tables.map(describeTable),
    '',
  ].join('\n\n');
}

const describeTable = ({ name, kind, columns, constraints, rest }: Table): string =>
  [
    `create ${kind} ${name} (\n${[...columns, ...constraints].map((line) => `  ${line}`).join(',\n')}\n);`,
    ...rest.map((each) => `${withoutSchema(each)};`),
  ].join('\n');

const withoutSchema = (text: string): string => text.replaceAll('public.', '');
