import type { AudienceCandidates } from '@tv/contract/people/groups';
import { groupLimits } from '@tv/contract/limits/group-limits';
import type { Queries } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { literal, sql } from '../platform/db/sql.ts';
import { isActiveMember } from './groups-db.ts';
import { type MemberRow, presentMember } from './members-db.ts';

/** Groups and people of an organization whom an item can be for: those with these ids, else those that a term finds. */
export async function findCandidates(
  db: Queries,
  organizationId: string,
  callerId: string | undefined,
  { searchTerm = '', id }: { searchTerm?: string; id?: string[] },
): Promise<AudienceCandidates> {
  const term = searchTerm.trim().toLowerCase();
  const groups = await db.query<AudienceCandidates['groups'][number]>(sql`
    select g.id, g.name, g.source, exists (
      select from group_members gm where gm.group_id = g.id and gm.person_id = ${callerId ?? null}::uuid) as "hasCaller"
    from groups g where g.organization_id = ${organizationId}::uuid
      and ${id ? sql`g.id = any(${id}::uuid[])` : sql`strpos(lower(g.name), ${term}::text) > 0`}
    order by ${nameOrder(sql`g.name`, sql`g.organization_id`)}, g.id limit ${literal(groupLimits.candidates)}`);
  // A directory of everybody is nobody's to read who only chooses.
  if (!id && term === '') return { groups, people: [] };
  const people = await db.query<MemberRow>(sql`
    select p.id, p.email, p.first_name, p.last_name from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and ${isActiveMember}
      and ${id ? sql`p.id = any(${id}::uuid[])` : sql`strpos(lower(concat_ws(' ', p.email, p.first_name, p.last_name)), ${term}::text) > 0`}
    order by lower(p.email), p.id limit ${literal(groupLimits.candidates)}`);
  return { groups, people: people.map(presentMember) };
}
