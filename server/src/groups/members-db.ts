import type { GroupMember } from '@tv/contract/people/groups';
import { pageOfPeople, type PeopleQuery } from '../people/people-page-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Page } from '../platform/http/page.ts';
import { isActiveMember } from './groups-db.ts';

export type MemberRow = { id: string; email: string; first_name: string | null; last_name: string | null };

export const presentMember = ({ id, email, first_name, last_name }: MemberRow): GroupMember => ({
  id,
  email,
  ...(first_name && { firstName: first_name }),
  ...(last_name && { lastName: last_name }),
});

export const listGroupMembers = (
  db: Queries,
  groupId: string,
  query: PeopleQuery,
): Promise<Page<GroupMember>> =>
  pageOfPeople<MemberRow, GroupMember>(
    db,
    {
      columns: sql`p.id, p.email, p.first_name, p.last_name`,
      source: sql`from groups g join group_members gm on gm.group_id = g.id join people p on p.id = gm.person_id
        join memberships m on m.person_id = p.id and m.organization_id = g.organization_id`,
      conditions: [sql`g.id = ${groupId}::uuid`, isActiveMember],
      present: presentMember,
    },
    query,
  );

/** For each address: who in the organization has it, and whether they were added now. */
export type AddedAddress = { ordinal: number; personId: string | null; isAdded: boolean };

/** Adds the members of the organization who have these addresses, in canonical form and each once, to a group. */
export const addByAddress = (
  queries: Queries,
  group: { id: string; organizationId: string },
  emails: readonly string[],
): Promise<AddedAddress[]> =>
  queries.query<AddedAddress>(sql`
    with found as (
      select wanted.ordinal, p.id
      from unnest(${emails}::text[]) with ordinality wanted (email, ordinal)
      left join (
        select person.id, lower(person.email) as email from memberships m join people person on person.id = m.person_id
        where m.organization_id = ${group.organizationId}::uuid) p on p.email = wanted.email),
    added as (
      insert into group_members (group_id, person_id)
      select ${group.id}::uuid, id from found where id is not null on conflict do nothing returning person_id)
    select found.ordinal::int as ordinal, found.id as "personId", added.person_id is not null as "isAdded"
    from found left join added on added.person_id = found.id order by found.ordinal`);

/** Adds a person. Answers whether they are a member of the organization, and whether they are new in the group. */
export async function addMember(
  queries: Queries,
  group: { id: string; organizationId: string },
  personId: string,
): Promise<'stranger' | 'present' | 'added'> {
  const [member] = await queries.query(sql`
    select from memberships
    where organization_id = ${group.organizationId}::uuid and person_id = ${personId}::uuid for share`);
  if (!member) return 'stranger';
  const added = await queries.query(sql`
    insert into group_members (group_id, person_id) values (${group.id}::uuid, ${personId}::uuid)
    on conflict do nothing returning person_id`);
  return added.length > 0 ? 'added' : 'present';
}

/** Takes a person out. Answers whether they were in the group. */
export async function removeMember(queries: Queries, groupId: string, personId: string): Promise<boolean> {
  const gone = await queries.query(sql`
    delete from group_members where group_id = ${groupId}::uuid and person_id = ${personId}::uuid returning person_id`);
  return gone.length > 0;
}

export async function hasMembers(queries: Queries, groupId: string): Promise<boolean> {
  const rows = await queries.query(sql`select from group_members where group_id = ${groupId}::uuid limit 1`);
  return rows.length > 0;
}
