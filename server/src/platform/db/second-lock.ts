import type pg from 'pg';
import type { LongSession } from './database.ts';
import { currentScope } from './scope.ts';
import type { ScopeValues } from './scoped-query.ts';

/** The role that policies bind, and to which the portal's own user changes for the statements of a request. */
const nameOfRole = `left(current_user, 56) || '_scoped'`;

/**
 * Makes the role of the second lock where it is missing, and lets it use the tables. Where the portal's user may not do that, or has
 * no policies yet, nothing happens. It is safe to repeat.
 */
export const arrangeRole = (session: Pick<LongSession, 'execute'>): Promise<void> =>
  session.execute(`
    do $$
    declare
      role_name constant text := ${nameOfRole};
      name text;
    begin
      if not exists (select from pg_policies where schemaname = 'public' and policyname = 'scope') then return; end if;
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
        execute format('grant %I to current_user', role_name);
      end if;
      execute format('grant usage on schema public to %I', role_name);
      execute format('grant usage on all sequences in schema public to %I', role_name);
      -- Keys and what replaces a second step are for nobody's request.
      for name in select tablename from pg_tables where schemaname = 'public'
        and tablename <> all (array['migrations', 'push_keys', 'identity_keys', 'identity_links', 'identity_recovery_codes'])
      loop
        execute format('grant select, insert, update, delete on %I to %I', name, role_name);
      end loop;
    exception
      when insufficient_privilege then null;
      -- Another portal of the same user made it at the same time.
      when duplicate_object or unique_violation then null;
    end $$`);

/** Whether the second lock is on, for the pools of one PostgreSQL server. */
export class SecondLock {
  #role: string | undefined;
  #locked = /(?!)/;
  /** By text, whether a statement names a table with a policy. */
  readonly #known = new Map<string, boolean>();

  /** Looks whether the portal's user may change to the role, and whether policies bind it. Throws where the database does not answer. */
  async look(pool: pg.Pool): Promise<boolean> {
    const { rows } = await pool.query<{ name: string; ident: string; has_role: boolean; tables: string[] }>(`
      select ${nameOfRole} as name, quote_ident(${nameOfRole}) as ident,
        exists (select from pg_roles where rolname = ${nameOfRole}) as has_role,
        array(select tablename::text from pg_policies where schemaname = 'public' and policyname = 'scope') as tables`);
    const { name, ident, has_role, tables } = rows[0]!;
    this.#role = has_role && tables.length > 0 && (await binds(pool, ident)) ? name : undefined;
    this.#locked = new RegExp(`\\b(?:${tables.join('|')})\\b`);
    this.#known.clear();
    return this.#role !== undefined;
  }

  /** What begins the scope of what runs now. `undefined`: it has none, or the lock is off. */
  values(): ScopeValues | undefined {
    const scope = this.#role === undefined ? undefined : currentScope();
    return scope && [this.#role!, `{${scope.ids.join(',')}}`];
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
