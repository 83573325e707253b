import { ActiveState } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql, literal } from '../platform/db/sql.ts';
import type { RoleKey } from '@tv/contract/people/roles';
import { directoryRole } from './membership/current-membership-db.ts';
import type { UserForm } from './users/read-user.ts';

/** Locks the organization. Every change of its members does this first, so that changes run one after the other. */
export const lockOrganization = (queries: Queries, organizationId: string) =>
  queries.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);

/** Deletes invitations that are open, or accepted and waiting for the first sign-in. */
export const withdrawInvitations = (queries: Queries, organizationId: string, email: string) =>
  queries.query(sql`
    delete from onboardings where organization_id = ${organizationId}::uuid and email = ${email} and joined_at is null`);

/** Restores the membership that the directory had ended. */
export const restoreMembership = (
  queries: Queries,
  organizationId: string,
  personId: string,
  role: RoleKey,
) =>
  queries.query(sql`
    insert into memberships (person_id, organization_id, role, is_given)
    values (${personId}::uuid, ${organizationId}::uuid, ${role}, true) on conflict do nothing`);

/** The address in the person's record, which the person or the owner of its domain has verified. */
export async function findAddress(queries: Queries, personId: string): Promise<string | undefined> {
  const [row] = await queries.query<{ email: string }>(
    sql`select email from people where id = ${personId}::uuid`,
  );
  return row?.email;
}

/** Whether the person of this address has left the organization by themselves. */
export async function hasLeft(queries: Queries, organizationId: string, address: string): Promise<boolean> {
  const rows = await queries.query(sql`
    select from departures d join people p on p.id = d.person_id
    where d.organization_id = ${organizationId}::uuid and lower(p.email) = lower(${address}::text) limit 1`);
  return rows.length > 0;
}

/** Saves a person's names from the directory. Missing names stay as they are. */
export const writePerson = (queries: Queries, personId: string, { email, givenName, familyName }: UserForm) =>
  queries.query(sql`
    update people p set email = ${email}, first_name = coalesce(${givenName ?? null}, p.first_name),
      last_name = coalesce(${familyName ?? null}, p.last_name)
    where p.id = ${personId}::uuid`);

export async function roleByGroups(queries: Queries, userId: string): Promise<RoleKey | undefined> {
  const [row] = await queries.query<{ role: RoleKey | null }>(
    sql`select ${directoryRole(sql`du`)} as role from directory_users du where du.id = ${userId}::uuid`,
  );
  return row?.role ?? undefined;
}

/**
 * Gives these users, or all users of the directory, the role of their groups, and ends media addresses that were issued before.
 * The last admin stays admin: otherwise nobody could correct a wrong group.
 */
export async function followGroups(
  queries: Queries,
  organizationId: string,
  only?: readonly string[],
): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(sql`
    with wanted as (
      select du.person_id, ${directoryRole(sql`du`)} as role from directory_users du
      where du.organization_id = ${organizationId}::uuid and du.is_active and du.deleted_at is null
        and du.person_id is not null and (${only ?? null}::uuid[] is null or du.id = any(${only ?? null}::uuid[]))),
    changed as (
      update memberships m set role = w.role, rights_version = nextval('membership_versions') from wanted w
      where m.organization_id = ${organizationId}::uuid and m.person_id = w.person_id and m.role <> w.role
        and (m.role <> 'Admin' or exists (
          select from memberships a join people p on p.id = a.person_id
          where a.organization_id = m.organization_id and a.role = 'Admin' and p.status = ${literal(ActiveState.ACTIVE)} and a.status = ${literal(ActiveState.ACTIVE)}
            and not exists (select from wanted x where x.person_id = a.person_id and x.role <> 'Admin')))
      returning m.person_id as id)
    select id from changed`);
  return rows.map(({ id }) => id);
}
