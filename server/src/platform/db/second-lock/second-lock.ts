import type pg from 'pg';
import { closedTables, crossingGroup, crossingRoleName, scopedRole } from '../arrange-roles.ts';
import { rightsOfRoles } from './crossing-roles.ts';
import { crossingWork } from './crossing-work.ts';
import type { LockState } from '../database.ts';
import { currentCrossing, currentScope } from './scope.ts';
import { hasRole, type NamedStatement, type ScopeValues } from './scoped-query.ts';

/** Whether the second lock is on, for the pools of one PostgreSQL server. */
export class SecondLock {
  #scoped: string | undefined;
  /** The beginning of the names of the roles of work that crosses organizations. */
  #crossing: string | undefined;
  #locked = /(?!)/;
  /** Tables to which the role of requests has no right, and functions that read tables on their own. */
  #closed = /(?!)/;
  /** By text, which tables a statement names. */
  readonly #known = new Map<string, Named>();

  /** Looks whether the portal's user may change to the roles, and whether policies bind them. Throws where the database does not answer. */
  async look(pool: pg.Pool): Promise<LockState> {
    const client = await pool.connect();
    try {
      await client.query('begin; set local role none');
      const { rows } = await client.query<{
        name: string;
        ident: string;
        has_role: boolean;
        tables: string[];
      }>(`
        select ${scopedRole} as name, quote_ident(${scopedRole}) as ident,
          exists (select from pg_roles where rolname = ${scopedRole}) as has_role,
          array(select tablename::text from pg_policies where schemaname = 'public' and policyname = 'scope') as tables`);
      const { name, ident, has_role, tables } = rows[0]!;
      const isOn = has_role && tables.length > 0 && (await binds(client, ident));
      this.#crossing = isOn ? await findCrossing(client) : undefined;
      this.#locked = naming(tables);
      this.#closed = naming(isOn ? await closedFor(client, name) : []);
      this.#scoped = isOn ? name : undefined;
      this.#known.clear();
    } finally {
      await client.query('rollback').catch(() => {});
      // A connection that was opened before the lock was known is replaced by one that has the role.
      client.release(this.#scoped !== undefined && !hasRole(client));
    }
    if (!this.#scoped) return 'off';
    return this.#crossing ? 'on' : 'partly';
  }

  /** The role of requests, where the lock is on. */
  get role(): string | undefined {
    return this.#scoped;
  }

  /** What begins the scope of what runs now, or the role of what crosses organizations. `undefined`: it has none, or the lock is off. */
  values(): ScopeValues | undefined {
    const scope = this.#scoped === undefined ? undefined : currentScope();
    if (scope) return [this.#scoped!, `{${scope.ids.join(',')}}`];
    const what = this.#crossing === undefined ? undefined : currentCrossing();
    const actor = what && crossingWork[what].as;
    return actor && actor !== 'owner' ? [`${this.#crossing}_${actor}`, ''] : undefined;
  }

  /** The same for one statement. What names no table with a policy needs no scope, which would only cost time. */
  valuesFor(text: string): Pick<NamedStatement, 'scope' | 'isOpen'> {
    const values = this.values();
    if (!values) return {};
    const named = this.#namedIn(text);
    if (named === 'locked') return { scope: values };
    return named === 'open' && values[0] === this.#scoped ? { isOpen: true } : {};
  }

  #namedIn(text: string): Named {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const named = this.#locked.test(text) ? 'locked' : this.#closed.test(text) ? 'closed' : 'open';
    if (this.#known.size < most) this.#known.set(text, named);
    return named;
  }
}

/** A table with a policy, one or a function that the portal's own user runs, or neither. */
type Named = 'locked' | 'closed' | 'open';

const naming = (tables: readonly string[]) =>
  tables.length > 0 ? new RegExp(`\\b(?:${tables.join('|')})\\b`) : /(?!)/;

/** Texts of statements that are remembered. */
const most = 2_000;

/** A row was to be written that is not in the scope of its statement. */
export const isOutOfScope = (problem: unknown): boolean => {
  const { code, routine } = problem as { code?: unknown; routine?: unknown };
  return code === '42501' && routine === 'ExecWithCheckOptions';
};

/** The codes of what refuses the role: it may not be used, or has no right to the tables. */
const refusals = new Set(['42501', '22023', '42704']);
export const isRefusal = (problem: unknown): boolean =>
  refusals.has(String((problem as { code?: unknown }).code));

/** Whether policies bind the role. The transaction of the connection has failed where it may not be used. */
async function binds(client: pg.ClientBase, role: string): Promise<boolean> {
  try {
    await client.query(`set local role ${role}`);
    const { rows } = await client.query<{ binds: boolean }>(
      `select row_security_active('media_contents') and has_table_privilege('media_contents', 'insert') as binds`,
    );
    await client.query('set local role none');
    return rows[0]!.binds;
  } catch (problem) {
    if (isRefusal(problem)) return false;
    throw problem;
  }
}

/** Tables to which a role has no right, and functions, which may read tables with policies that a statement does not name. */
async function closedFor(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
      and not (has_table_privilege($1, oid, 'select') and has_table_privilege($1, oid, 'insert')
        and has_table_privilege($1, oid, 'update') and has_table_privilege($1, oid, 'delete'))
    union select proname::text from pg_proc
      where pronamespace = 'public'::regnamespace and not prosecdef and prorettype <> 'trigger'::regtype`,
    [role],
  );
  return rows.map(({ name }) => name);
}

/** The group of the roles of work that crosses organizations, where all of them are there and have all their rights. */
async function findCrossing(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select ${crossingGroup} as name where not exists (${closedTables}) and not exists (
      select from jsonb_each($1::jsonb) role left join pg_roles on rolname = ${crossingRoleName('role.key')},
        jsonb_each_text(role.value) of_table, string_to_table(of_table.value, ', ') kind
      where oid is null or not pg_has_role(oid, 'member')
        or not has_table_privilege(oid, to_regclass(of_table.key), kind))`,
    [JSON.stringify(rightsOfRoles)],
  );
  return rows[0]?.name;
}
