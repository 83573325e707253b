import { ActiveState, Role } from '@tv/contract/enumerations';
import { roleKeysFrom } from '@tv/contract/people/roles';
import { isProviderAdmin } from '../../platform/auth/rights-db.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';

const ACTIVE = literal(ActiveState.ACTIVE);

/** The ids by which an audience can name a person: their own, and those of their groups. */
export const namesOf = (personId: Sql): Sql => sql`array(
  select ag.group_id from group_members ag where ag.person_id = ${personId} union all select ${personId})`;

/** What a member sees in an organization beside what is for them by its audience: everything, what they manage, or nothing. */
export type Seeing = 'all' | 'own' | 'by audience';
export type Membership = { organizationId: string; personId: string; sees?: Seeing | undefined };

const known = (is: boolean): Sql => (is ? sql`true` : sql`false`);

/**
 * The condition that a person sees all items of an organization, whatever their audience: managers, and provider admins who joined.
 * `sees`: as it was found when the person was. A statement asks for it where nobody knows.
 */
export const seesAll = (personId: Sql, organizationId: Sql, sees: Seeing | undefined): Sql =>
  sees
    ? known(sees === 'all')
    : sql`${organizationId} = any(array(
  select am.organization_id from memberships am join people ap on ap.id = am.person_id
  where am.person_id = ${personId} and am.status = ${ACTIVE}
    and (am.role = any(${roleKeysFrom(Role.OrganizationManager)}::text[]) or ${isProviderAdmin(sql`ap`)})))`;

/** The condition that a person sees the items of an organization that they manage, whatever their audience. */
export const seesOwn = (personId: Sql, organizationId: Sql, sees: Seeing | undefined): Sql =>
  sees
    ? known(sees === 'own')
    : sql`${organizationId} = any(array(
  select am.organization_id from memberships am
  where am.person_id = ${personId} and am.status = ${ACTIVE} and am.role = 'ContentManager'))`;
