import { ActiveState, Role } from '@tv/contract/enumerations';
import { roleKeysFrom } from '@tv/contract/roles';
import { isProviderAdmin } from '../platform/auth/rights-db.ts';
import { literal, sql, type Sql } from '../platform/db/sql.ts';

const ACTIVE = literal(ActiveState.ACTIVE);

/** The ids by which an audience can name a person: their own, and those of their groups. */
export const namesOf = (personId: Sql): Sql => sql`array(
  select ag.group_id from group_members ag where ag.person_id = ${personId} union all select ${personId})`;

/** The organizations in which a person sees all items, whatever their audience: managers, and provider admins who joined. */
export const seesAllIn = (personId: Sql): Sql => sql`array(
  select am.organization_id from memberships am join people ap on ap.id = am.person_id
  where am.person_id = ${personId} and am.status = ${ACTIVE}
    and (am.role = any(${roleKeysFrom(Role.OrganizationManager)}::text[]) or ${isProviderAdmin(sql`ap`)}))`;

/** The organizations in which a person sees the items that they manage, whatever their audience. */
export const seesOwnIn = (personId: Sql): Sql => sql`array(
  select am.organization_id from memberships am
  where am.person_id = ${personId} and am.status = ${ACTIVE} and am.role = 'ContentManager')`;
