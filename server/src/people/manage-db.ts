import { ActiveState, Role } from '@tv/contract/enumerations';
import { type Right, type Rights, rightsOf } from '@tv/contract/people/rights';
import { type RoleKey, roleKeyOf } from '@tv/contract/people/roles';
import type { Queries } from '../platform/db/database.ts';
import type { Page } from '../platform/http/page.ts';
import { assignRights, readRights } from '../platform/auth/rights-db.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { pageOfPeople, type PeopleQuery } from './people-page-db.ts';
import type { Member } from './permitted-on-person.ts';

type Row = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: RoleKey;
  status: number;
  joined_at: Date;
  last_visit_at: Date | null;
  has_second_step: boolean | null;
  categories: { id: string; name: string }[];
} & Rights;

/** Whether the person signs in with a second step. Null where another provider than the portal's own signs them in. */
const hasSecondStep = (localIssuer: string | undefined): Sql => sql`
  case when p.issuer = ${localIssuer ?? null}::text then exists (
    select from identity_accounts ia where ia.subject = p.subject and (
      exists (select from identity_authenticators t where t.account_id = ia.id and t.confirmed_at is not null)
      or exists (select from identity_passkeys k where k.account_id = ia.id))) end`;

const columnsOf = (
  localIssuer: string | undefined,
) => sql`p.id, p.email, p.first_name, p.last_name, m.role, ${readRights(sql`m`)}, greatest(p.status, m.status) as status,
  m.created_at as joined_at, p.last_visit_at, ${hasSecondStep(localIssuer)} as has_second_step,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name_order, a.id), '[]') from (
    select c.id, c.name, c.name_order from category_managers cm join categories c on c.id = cm.category_id
    where cm.person_id = p.id and c.organization_id = m.organization_id order by c.name_order, c.id limit 50) a) as categories`;

const present = (row: Row): Member => ({
  id: row.id,
  email: row.email,
  ...(row.first_name && { firstName: row.first_name }),
  ...(row.last_name && { lastName: row.last_name }),
  role: Role[row.role],
  ...rightsOf(row),
  status: row.status,
  joinedDate: row.joined_at.toISOString(),
  ...(row.last_visit_at && { lastVisitDate: row.last_visit_at.toISOString() }),
  ...(row.has_second_step !== null && { hasSecondStep: row.has_second_step }),
  categories: row.categories,
});

/** Filters of the list of members. `localIssuer`: of the portal's own provider, absent where another one signs people in. */
export type MembersQuery = PeopleQuery & {
  role?: Role[];
  status?: number[];
  mayReview?: boolean;
  hasSecondStep?: boolean;
};

export function listMembers(
  db: Queries,
  organizationId: string,
  query: MembersQuery,
  localIssuer: string | undefined,
): Promise<Page<Member>> {
  const { role, status, mayReview, hasSecondStep: wantsSecondStep } = query;
  return pageOfPeople(
    db,
    {
      columns: columnsOf(localIssuer),
      source: sql`from memberships m join people p on p.id = m.person_id`,
      conditions: [
        sql`m.organization_id = ${organizationId}::uuid`,
        ...(role ? [sql`m.role = any(${role.map(roleKeyOf)}::text[])`] : []),
        ...(status ? [sql`greatest(p.status, m.status) = any(${status}::smallint[])`] : []),
        ...(mayReview === undefined ? [] : [sql`m.may_review = ${mayReview}::boolean`]),
        ...(wantsSecondStep === undefined
          ? []
          : [sql`${hasSecondStep(localIssuer)} = ${wantsSecondStep}::boolean`]),
      ],
      present,
    },
    query,
  );
}

export async function findMember(
  db: Queries,
  organizationId: string,
  id: string,
  localIssuer?: string,
): Promise<Member | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${columnsOf(localIssuer)} from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and p.id = ${id}::uuid`);
  return row && present(row);
}

export type LockedMember = {
  id: string;
  /** The `sub` claim of the person's access tokens. */
  subject: string;
  email: string;
  role: Role;
  /** The ActiveState of the membership. */
  status: number;
  /** The ActiveState of the whole account. */
  accountStatus: number;
  /** The person is a member of other organizations too. */
  isElsewhere: boolean;
  /** The number of other active admins of the organization. */
  otherAdmins: number;
} & Rights;

/** Locks a membership and its organization, so that two changes at once cannot remove the last admin. */
export async function lockMember(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<LockedMember | undefined> {
  await db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);
  const [row] = await db.query<Omit<LockedMember, 'role'> & { role: RoleKey }>(sql`
    select p.id, p.subject, p.email, m.role, ${readRights(sql`m`)}, m.status, p.status as "accountStatus",
      exists (select from memberships e
        where e.person_id = p.id and e.organization_id <> m.organization_id) as "isElsewhere",
      (select count(*)::int from memberships a join people ap on ap.id = a.person_id
        where a.organization_id = m.organization_id and a.role = 'Admin' and ap.status = ${ActiveState.ACTIVE}::smallint
          and a.status = ${ActiveState.ACTIVE}::smallint
          and ap.id <> p.id) as "otherAdmins"
    from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and p.id = ${id}::uuid for update`);
  return row && { ...row, role: Role[row.role] };
}

/**
 * Saves a member's role, status and rights. A loss of rights ends the organization's media addresses that were issued before. A
 * person who is active nowhere any more loses their own feed for good.
 */
export async function writeMember(
  db: Queries,
  organizationId: string,
  member: Pick<LockedMember, 'id' | 'role' | 'status' | Right>,
): Promise<void> {
  const { id, role, status } = member;
  await db.query(sql`
    update memberships set role = ${roleKeyOf(role)}, ${assignRights(member)}, status = ${status}::smallint,
      rights_version = nextval('membership_versions')
    where organization_id = ${organizationId}::uuid and person_id = ${id}::uuid`);
  if (status !== ActiveState.ACTIVE) await endFeedOfOutsider(db, id);
}

/** Ends the own feed of a person who is active in no organization, for good. */
const endFeedOfOutsider = (db: Queries, id: string) =>
  db.query(sql`
    delete from feeds where person_id = ${id}::uuid and not exists (
      select from memberships m where m.person_id = ${id}::uuid and m.status = ${ActiveState.ACTIVE}::smallint)`);

/** Closes or opens the whole account, in all organizations. */
export async function writeAccountStatus(db: Queries, id: string, status: number): Promise<void> {
  await db.query(sql`
    with changed as (
      update people set status = ${status}::smallint, rights_version = rights_version + 1
      where id = ${id}::uuid and status <> ${status}::smallint returning id, status)
    delete from feeds where person_id in (select id from changed where status <> ${ActiveState.ACTIVE}::smallint)`);
}

/** Deletes a membership and the access that came with it. */
export async function deleteMembership(db: Queries, organizationId: string, id: string): Promise<void> {
  await db.query(sql`
    delete from memberships where organization_id = ${organizationId}::uuid and person_id = ${id}::uuid`);
  await db.query(sql`
    delete from category_managers cm using categories c
    where c.id = cm.category_id and c.organization_id = ${organizationId}::uuid and cm.person_id = ${id}::uuid`);
  await endFeedOfOutsider(db, id);
}

/** Records that a person left by themselves. Only an invitation lets them join again. */
export const recordDeparture = (db: Queries, organizationId: string, personId: string, now: Date) =>
  db.query(sql`
    insert into departures (person_id, organization_id, left_at)
    values (${personId}::uuid, ${organizationId}::uuid, ${now}::timestamptz)
    on conflict (person_id, organization_id) do update set left_at = excluded.left_at`);
