import type pg from 'pg';
import { closedTables, crossingGroup, crossingRoleName, scopedRole } from './arrange-roles.ts';
import { rightsOfRoles } from './crossing-roles.ts';
import { crossingWork } from './crossing-work.ts';
import type { LockState } from './database.ts';
import { currentCrossing, currentScope } from './scope.ts';
import type { ScopeValues } from './scoped-query.ts';

/** Whether the second lock is on, for the pools of one PostgreSQL server. */
export class SecondLock {
  #scoped: string | undefined;
  /** The beginning of the names of the roles of work that crosses organizations. */
  #crossing: string | undefined;
  #locked = /(?!)/;
  /** By text, whether a statement names a table with a policy. */
  readonly #known = new Map<string, boolean>();

  /** Looks whether the portal's user may change to the roles, and whether policies bind them. Throws where the database does not answer. */
  async look(pool: pg.Pool): Promise<LockState> {
    const { rows } = await pool.query<{ name: string; ident: string; has_role: boolean; tables: string[] }>(`
      select ${scopedRole} as name, quote_ident(${scopedRole}) as ident,
        exists (select from pg_roles where rolname = ${scopedRole}) as has_role,
        array(select tablename::text from pg_policies where schemaname = 'public' and policyname = 'scope') as tables`);
    const { name, ident, has_role, tables } = rows[0]!;
    this.#scoped = has_role && tables.length > 0 && (await binds(pool, ident)) ? name : undefined;
    this.#crossing = this.#scoped && (await findCrossing(pool));
    this.#locked = new RegExp(`\\b(?:${tables.join('|')})\\b`);
    this.#known.clear();
    if (!this.#scoped) return 'off';
    return this.#crossing ? 'on' : 'partly';
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
  valuesFor(text: string): ScopeValues | undefined {
    const values = this.values();
    return values && this.#isLocked(text) ? values : undefined;
  }

  #isLocked(text: string): boolean {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const isLocked = this.#locked.test(text);
    if (this.#known.size < most) this.#known.set(text, isLocked);
    return isLocked;
  }
}

/** Texts of statements that are remembered. */
const most = 2_000;

/** A row was to be written that is not in the scope of its statement. */
export const isOutOfScope = (problem: unknown): boolean => {
  const { code, routine } = problem as { code?: unknown; routine?: unknown };
  return code === '42501' && routine === 'ExecWithCheckOptions';
};

/** The codes of what refuses the role: it may not be used, or has no right to the tables. */
const refusals = new Set(['42501', '22023', '42704']);

async function binds(pool: pg.Pool, role: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    const { rows } = await client.query<{ binds: boolean }>(
      `select row_security_active('media_contents') and has_table_privilege('media_contents', 'insert') as binds`,
    );
    return rows[0]!.binds;
  } catch (problem) {
    if (refusals.has(String((problem as { code?: unknown }).code))) return false;
    throw problem;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** The group of the roles of work that crosses organizations, where all of them are there and have all their rights. */
async function findCrossing(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `select ${crossingGroup} as name where not exists (${closedTables}) and not exists (
      select from jsonb_each($1::jsonb) role left join pg_roles on rolname = ${crossingRoleName('role.key')},
        jsonb_each_text(role.value) of_table, string_to_table(of_table.value, ', ') kind
      where oid is null or not pg_has_role(oid, 'member')
        or not has_table_privilege(oid, to_regclass(of_table.key), kind))`,
    [JSON.stringify(rightsOfRoles)],
  );
  return rows[0]?.name;
}
