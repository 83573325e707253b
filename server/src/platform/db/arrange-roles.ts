import { setTimeout as wait } from 'node:timers/promises';
import { lockTimeout } from './migrations/apply-migration.ts';
import { rightsOfRoles } from './second-lock/crossing-roles.ts';
import type { LongSession } from './database.ts';

/** The role that policies bind, and to which the portal's own user changes for the statements of a request. */
export const scopedRole = `left(current_user, 56) || '_scoped'`;
/** The role that policies let through. It has no rights; the roles of work that crosses organizations have, and are in it. */
export const crossingGroup = `left(current_user, 45) || '_crossing'`;
/** SQL of the name of one of them, whose own part is the SQL `role`. */
export const crossingRoleName = (role: string) => `${crossingGroup} || '_' || ${role}`;

/** Tables with policies that do not let work that crosses organizations through yet. */
export const closedTables = `select relname::text as name from pg_class c
  where relnamespace = 'public'::regnamespace and relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'crossing')`;

/** Tries to change the policies of a table, each for as long as a migration waits for a lock. */
const tries = 20;

/**
 * Makes the roles of the second lock where they are missing, lets them use their tables, and lets work that crosses organizations
 * through the policies. Where the portal's user may not do that, or has no policies yet, nothing happens. It is safe to repeat.
 */
export async function arrangeRoles(session: Pick<LongSession, 'execute' | 'query'>): Promise<void> {
  await session.execute(arrangement(makeScoped));
  await session.execute(arrangement(makeCrossing));
  const { rows } = await session.query(`${closedTables}
    and exists (select from pg_roles where rolname = ${crossingGroup}) and pg_has_role(relowner, 'usage')`);
  for (const { name } of rows) await letThrough(session, name as string);
}

const arrangement = (statements: string) => `
  do $$
  declare
    scoped constant text := ${scopedRole};
    crossing constant text := ${crossingGroup};
    rights constant jsonb := '${JSON.stringify(rightsOfRoles)}';
    name text;
    kinds text;
    made text;
  begin
    if not exists (select from pg_policies where schemaname = 'public' and policyname = 'scope') then return; end if;
    ${statements}
  exception
    when insufficient_privilege then null;
    -- Another portal of the same user made it at the same time.
    when duplicate_object or unique_violation then null;
  end $$`;

const makeScoped = `
  if not exists (select from pg_roles where rolname = scoped) then
    execute format('create role %I nologin', scoped);
    execute format('grant %I to current_user', scoped);
  end if;
  execute format('grant usage on schema public to %I', scoped);
  execute format('grant usage on all sequences in schema public to %I', scoped);
  -- Keys and what replaces a second step are for nobody's request.
  for name in select tablename from pg_tables where schemaname = 'public'
    and tablename <> all (array['migrations', 'push_keys', 'identity_keys', 'identity_links', 'identity_recovery_codes'])
  loop
    execute format('grant select, insert, update, delete on %I to %I', name, scoped);
  end loop;`;

const makeCrossing = `
  if not exists (select from pg_roles where rolname = crossing) then
    execute format('create role %I nologin', crossing);
  end if;
  for made in select ${crossingRoleName('role')} from jsonb_object_keys(rights) role
  loop
    if not exists (select from pg_roles where rolname = made) then
      execute format('create role %I nologin', made);
      execute format('grant %I to current_user', made);
      execute format('grant %I to %I', crossing, made);
    end if;
    execute format('grant usage on schema public to %I', made);
    execute format('grant usage on all sequences in schema public to %I', made);
  end loop;
  for made, name, kinds in
    select ${crossingRoleName('role.key')}, of_table.key, of_table.value
    from jsonb_each(rights) role, jsonb_each_text(role.value) of_table where to_regclass(of_table.key) is not null
  loop
    execute format('grant %s on %I to %I', kinds, name, made);
  end loop;`;

/** A policy takes its table for a moment, for which it gives way to what others do there. */
async function letThrough(session: Pick<LongSession, 'execute'>, table: string): Promise<void> {
  for (let tried = 0; tried < tries; tried++)
    try {
      return await session.execute(`
        set lock_timeout = ${lockTimeout};
        do $$ begin
          execute format('create policy crossing on ${table} to %I using (true)', ${crossingGroup});
        exception when duplicate_object then null; end $$;
        set lock_timeout = 0`);
    } catch (problem) {
      if ((problem as { code?: unknown }).code !== '55P03') throw problem;
      await wait(lockTimeout);
    }
}
