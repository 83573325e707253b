import { ActiveState } from '@tv/contract/enumerations';
import { isOwnDomain } from '../../organization/domains/domains-db.ts';
import type { Session } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type Sql, sql, literal } from '../../platform/db/sql.ts';
import { type RoleKey, roleKeys } from '@tv/contract/people/roles';
import type { CurrentMembership } from './decide-membership.ts';

const ladder = sql`${roleKeys}::text[]`;

/** The highest role of a user's groups. Viewer for a user in no group with a role, null when no group has a role. */
export const directoryRole = (user: Sql): Sql => sql`(
  select case when exists (
      select from directory_groups where organization_id = ${user}.organization_id and role is not null)
    then (${ladder})[coalesce(max(array_position(${ladder}, g.role)), 1)] end
  from directory_group_members gm join directory_groups g on g.id = gm.group_id where gm.user_id = ${user}.id)`;

export type CurrentMembershipIn = CurrentMembership & {
  organizationId: string;
  organizationName: string;
  personId: string | undefined;
};

type Row = {
  organization_id: string;
  organization_name: string;
  person_id: string | null;
  role: RoleKey | null;
  is_given: boolean | null;
  is_known: boolean;
  is_active: boolean;
  is_own: boolean;
  has_left: boolean;
  directory_role: RoleKey | null;
};

/** The person's current membership in each named organization (by name or id) and in each whose directory has the person. */
export async function findCurrentMemberships(
  db: Queries,
  { issuer, subject }: Session,
  /** The verified address in lower case. */
  email: string | undefined,
  organizations: readonly string[],
): Promise<CurrentMembershipIn[]> {
  const rows = await db.query<Row>(sql`
    with person as (select id from people where issuer = ${issuer} and subject = ${subject}),
    known as (
      select du.organization_id, bool_or(du.is_active and du.deleted_at is null) as is_active,
        (${ladder})[max(array_position(${ladder}, ${directoryRole(sql`du`)}))
          filter (where du.is_active and du.deleted_at is null)] as directory_role
      from directory_users du
      where du.email = ${email ?? null}::text or du.person_id = (select id from person)
      group by du.organization_id)
    select o.id as organization_id, o.name as organization_name, (select id from person) as person_id, m.role, m.is_given,
      known.organization_id is not null as is_known, coalesce(known.is_active, false) as is_active, known.directory_role,
      ${isOwnDomain(sql`o.id`, sql`substring(${email ?? null}::text from '[^@]+$')`)} as is_own,
      exists (select from departures l where l.organization_id = o.id
        and l.person_id = (select id from person)) as has_left
    from organizations o left join known on known.organization_id = o.id
      left join memberships m on m.organization_id = o.id and m.person_id = (select id from person)
    where o.id in (
      select organization_id from known
      union select id from organizations where lower(name) = any(${organizations.map(lower)}::text[])
      union select id from organizations where id = any(${organizations.filter(isId)}::uuid[]))
    order by o.created_at, o.id limit 100`);
  return rows.map((row) => ({
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    personId: row.person_id ?? undefined,
    role: row.role ?? undefined,
    isGiven: row.is_given ?? false,
    isOwnAddress: row.is_own,
    hasLeft: row.has_left,
    directory: row.is_active ? 'active' : row.is_known ? 'closed' : 'unknown',
    directoryRole: row.directory_role ?? undefined,
  }));
}

/** Returns those names and ids that no organization has. */
export async function listUnknown(db: Queries, organizations: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select wanted.name from unnest(${organizations}::text[]) with ordinality as wanted(name, position)
    where not exists (
      select from organizations o where lower(o.name) = lower(wanted.name) or o.id::text = lower(wanted.name))
    order by wanted.position`);
  return rows.map(({ name }) => name);
}

const lower = (text: string) => text.toLowerCase();
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Creates the membership, and the person's record if it is missing. Returns the person's id, or nothing for a closed account. */
export async function giveMembership(
  transaction: Queries,
  { issuer, subject, givenName, familyName }: Session,
  { email, organizationId, role }: { email: string; organizationId: string; role: RoleKey },
): Promise<string | undefined> {
  const [row] = await transaction.query<{ id: string }>(sql`
    with made as (
      insert into people (id, issuer, subject, email, first_name, last_name, current_organization_id)
      values (gen_random_uuid(), ${issuer}, ${subject}, ${email}, ${givenName ?? null}, ${familyName ?? null},
        ${organizationId}::uuid)
      on conflict (issuer, subject) do nothing returning id),
    person as (
      select id from made
      union all select id from people where issuer = ${issuer} and subject = ${subject} and status = ${literal(ActiveState.ACTIVE)}),
    linked as (
      update directory_users set person_id = (select id from person)
      where organization_id = ${organizationId}::uuid and email = ${email} and deleted_at is null and person_id is null)
    insert into memberships (person_id, organization_id, role, is_given)
    select id, ${organizationId}::uuid, ${role}, true from person on conflict do nothing
    returning person_id as id`);
  return row?.id;
}
