import { ActiveState, Role } from '@tv/contract/enumerations';
import { noRights, type Rights, rightsOf } from '@tv/contract/people/rights';
import { hasAtLeast, type RoleKey } from '@tv/contract/people/roles';
import type { Person } from '../platform/auth/caller.ts';
import { isProviderAdmin, readRights } from '../platform/auth/rights-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** Whom a manager sees the portal as. */
export type Seen = { personId: string } | { groupId: string };

export type SeenPerson = { person: Person; name: string };

/**
 * The person of the looker's organization as whom the looker sees the portal. A member of a group has its id in place of a person's: an
 * audience names the group by it, and nothing else knows it. `undefined`: there is none; `higher`: their role is above the looker's.
 */
export async function findSeen(
  db: Queries,
  looker: Person,
  seen: Seen,
): Promise<SeenPerson | 'higher' | undefined> {
  const { organizationId } = looker;
  const common = {
    // Who sees the portal as somebody else reads alone.
    ...{ isActive: true, isInNetwork: true, isProviderAdmin: false, mayRecord: false },
    ...{ organizationId, organizationIds: [organizationId] },
    ...{ seenBy: looker.id, lastWrite: looker.lastWrite },
  };
  if ('groupId' in seen) {
    const [group] = await db.query<{ id: string; name: string }>(sql`
      select id, name from groups where id = ${seen.groupId}::uuid and organization_id = ${organizationId}::uuid`);
    return (
      group && {
        name: group.name,
        person: {
          ...common,
          ...{ id: group.id, subject: '', email: '', firstName: undefined, lastName: undefined },
          ...{ role: Role.Viewer, ...noRights, rightsVersion: 0 },
        },
      }
    );
  }
  const [row] = await db.query<
    { id: string; subject: string; email: string; firstName: string | null; lastName: string | null } & {
      role: RoleKey;
      rightsVersion: number;
      isProviderAdmin: boolean;
    } & Rights
  >(sql`
    select p.id, p.subject, p.email, p.first_name as "firstName", p.last_name as "lastName", m.role,
      p.rights_version + m.rights_version as "rightsVersion", ${readRights(sql`m`)},
      ${isProviderAdmin(sql`p`)} as "isProviderAdmin"
    from memberships m join people p on p.id = m.person_id
    where p.id = ${seen.personId}::uuid and m.organization_id = ${organizationId}::uuid
      and p.status = ${literal(ActiveState.ACTIVE)} and m.status = ${literal(ActiveState.ACTIVE)}`);
  if (!row) return undefined;
  const role = Role[row.role];
  if (!hasAtLeast(looker.role, role) || (row.isProviderAdmin && !looker.isProviderAdmin)) return 'higher';
  const { id, subject, email, rightsVersion } = row;
  const [firstName, lastName] = [row.firstName ?? undefined, row.lastName ?? undefined];
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    person: { ...common, id, subject, email, firstName, lastName, role, ...rightsOf(row), rightsVersion },
  };
}
