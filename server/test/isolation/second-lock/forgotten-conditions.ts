import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../src/platform/db/database.ts';
import { crossing, type Scope } from '../../../src/platform/db/second-lock/scope.ts';
import { rawSql, sql, type Statement } from '../../../src/platform/db/sql.ts';
import type { IsolationWorld } from '../isolation-world.ts';

/** A statement of a call, with the scope in which it ran. */
export type RecordedStatement = { text: string; values: unknown[]; scope: Scope };

export const isWrite = (text: string): boolean =>
  /\b(insert into|update \w+|delete from|for update|for share|set_config|nextval)\b/.test(text);

/** The statement as somebody would write it who forgets whose rows are asked for. */
export const withoutConditions = (text: string): string =>
  text
    .replace(/((?:\w+\.)?organization_id = (?:any\(\$\d+::uuid\[\]\)|\$\d+(?:::uuid)?))/g, '($1) is not null')
    .replace(
      /(\w+\.organization_id) in \(\s*select organization_id from memberships/g,
      '$1 in (select id from organizations) or null in (select organization_id from memberships',
    )
    .replace(/\bmc\.visibility = 2\b/g, 'mc.visibility > 0');

/** Conditions of an organization that `withoutConditions` does not know how to forget. A `<>` opens no row. */
export const unforgotten = (text: string): string[] =>
  withoutConditions(text)
    .replace(/\((?:\w+\.)?organization_id = [^()]*(?:\([^()]*\))?\) is not null/g, '')
    .match(
      /(?:\w+\.)?organization_id (?:=|in|is not distinct from) [^\s,)]*\$\d+|\$\d+(?:::uuid)? = (?:any\()?(?:\w+\.)?organization_id/g,
    ) ?? [];

/** The files of the service whose statements ask for an organization that somebody gives. */
export const filesWithConditions = (folder: string): string[] =>
  globSync('**/{db,*-db}.ts', { cwd: folder })
    .filter((file) => /organization_id = (?:any\()?\$\{/.test(readFileSync(join(folder, file), 'utf8')))
    .sort();

/** The values with ids of another organization in place of the own ones. `undefined`: no value has an id to replace. */
export function withForeignIds(values: readonly unknown[], world: IsolationWorld): unknown[] | undefined {
  const other = otherThings(world);
  let isChanged = false;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'string') return value;
    const text = value.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => other.get(id) ?? id);
    isChanged ||= text !== value;
    return text;
  };
  const result = values.map(changed);
  return isChanged ? result : undefined;
}

/** For each thing of the own organization one of the other's. */
function otherThings(world: IsolationWorld): Map<string, string> {
  // Everything of the world that has an id for each organization.
  const kinds = Object.values(world).flatMap((ids) =>
    typeof ids === 'object' && 'anothers' in ids && 'own' in ids ? [ids as Record<string, string>] : [],
  );
  const pairs = kinds.flatMap((ids) =>
    Object.entries(ids).flatMap(([target, id]) =>
      id && /^(own|for)/.test(target) ? [[id, ids.anothers!] as const] : [],
    ),
  );
  return new Map(pairs);
}

/** A table with a policy, and by which of its columns its rows are an organization's. */
export type Locked = { table: string; hasId: boolean; isReadable: boolean; of: string };

/**
 * The tables with policies. `of`: an SQL condition with `$` for an organization's id, by the row's own column, by its item, or by the row
 * that it belongs to.
 */
export async function lockedTables(db: Database): Promise<Locked[]> {
  const rows = await db.query<
    Omit<Locked, 'of'> & { columns: string[]; parents: [string, string, string][] }
  >(sql`
    select c.relname::text as table, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'reading') as "isReadable",
      exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and atttypid = 'uuid'::regtype) as "hasId",
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select array[a.attname::text, k.confrelid::regclass::text, b.attname::text] from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f') as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and exists (
      select from pg_policy p where p.polrelid = c.oid and p.polname = 'scope') order by 1`);
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
  const byColumn = (columns: readonly string[] = []) =>
    columns.includes('organization_id')
      ? 'organization_id = $'
      : columns.includes('media_content_id')
        ? 'media_content_id in (select id from media_contents where organization_id = $)'
        : undefined;
  return rows.map(({ table, columns, parents, hasId, isReadable }) => {
    const ofParents = parents.flatMap(([column, parent, key]) => {
      const condition = byColumn(columnsOf.get(parent));
      return condition ? [`${column} in (select ${key} from ${parent} where ${condition})`] : [];
    });
    const of = byColumn(columns) ?? ofParents[0];
    if (!of) throw new Error(`Whose are the rows of ${table}?`);
    return { table, hasId, isReadable, of };
  });
}

/** Tables of which strangers read rows that have the organization's id, because everybody sees them. */
const shownToAll = ['categories', 'media_contents', 'live_cues'];

/** The ids of what an organization shows to nobody: of its internal items, and of all that is in no public item. */
export async function foreignIds(db: Database, locked: readonly Locked[], other: string): Promise<string[]> {
  const quoted = `'${other}'::uuid`;
  const isHidden = `organization_id = ${quoted} and visibility = 1`;
  const texts = locked
    .filter(({ table, hasId, isReadable }) => hasId && !isReadable && !shownToAll.includes(table))
    .map(
      ({ table, of }) =>
        `select id::text from ${table} where ${of.replace('organization_id = $', isOfItem(of) ? isHidden : `organization_id = ${quoted}`)}`,
    );
  const rows = await Promise.all(
    [`select id::text from media_contents where ${isHidden}`, ...texts].map((text) =>
      db.query<{ id: string }>(sql`${rawSql(text)}`),
    ),
  );
  return rows.flat().map(({ id }) => id);
}

const isOfItem = (of: string) => of.includes('from media_contents where');

class RolledBack extends Error {}

/** The tables in which a statement changes, adds or removes rows of another organization. Nothing of it stays. */
export async function changesOf(
  db: Database,
  { text, values }: Statement,
  locked: readonly Locked[],
  other: string,
): Promise<string[]> {
  const counts = locked
    .map(
      ({ table, of }) =>
        `(select array[count(*), count(*) filter (where xmin::text = (txid_current() % 4294967296)::text)] from ${table} where ${of.replace('$', `'${other}'::uuid`)}) as ${table}`,
    )
    .join(', ');
  const found: string[] = [];
  await db
    .transaction(async (queries) => {
      const count = async () => {
        // As the portal's own user, whom no policy binds.
        await queries.query(sql`select set_config('role', 'none', true)`);
        const [row] = await queries.query<Record<string, number[]>>({ text: `select ${counts}`, values: [] });
        return row!;
      };
      await queries.query({ text, values });
      const after = await count();
      for (const [table, [, touched]] of Object.entries(after)) if (touched! > 0) found.push(table);
      found.push(...(await crossing('start', () => removedFrom(db, after, counts))));
      throw new RolledBack();
    })
    .catch((problem: unknown) => {
      // Refused by a policy or a constraint: nothing has changed.
      if (!(problem instanceof RolledBack)) found.length = 0;
    });
  return found;
}

/** Beside the transaction everything is still there. */
async function removedFrom(db: Database, after: Record<string, number[]>, counts: string): Promise<string[]> {
  const [before] = await db.query<Record<string, number[]>>({ text: `select ${counts}`, values: [] });
  return Object.keys(after).filter((table) => Number(after[table]![0]) < Number(before![table]![0]));
}
