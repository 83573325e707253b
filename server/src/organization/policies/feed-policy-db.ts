import { ActiveState } from '@tv/contract/enumerations';
import { inAllowedNetwork } from '../../platform/auth/networks-db.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';

/**
 * The SQL text that tells why a person's own feed hides an organization's items, in the words of `OwnFeed`. Null: it shows them.
 * `member`: a membership of the person. `feed`: when the feed was made, and whether in a session with a second step.
 */
export const feedRefusal = (
  member: { organizationId: Sql; role: Sql },
  feed: { createdAt: Sql; hasSecondStep: Sql },
): Sql => sql`(
  select case when not op.allow_personal_feeds then 'switchedOff'
    when ${feed.createdAt} < op.personal_feeds_since then 'madeBefore'
    when ${member.role} = any(op.second_step_required_for) and not ${feed.hasSecondStep} then 'secondStep' end
  from organization_policies op where op.organization_id = ${member.organizationId})`;

/** The statement that selects the organizations whose items a person's own feed shows to a reader at this network address. */
export const organizationsOfFeed = (personId: Sql, address: string): Sql => sql`
  select m.organization_id from memberships m join feeds f on f.person_id = m.person_id
  where m.person_id = ${personId} and m.status = ${literal(ActiveState.ACTIVE)}
    and ${inAllowedNetwork(sql`m.organization_id`, address)}
    and ${feedRefusal(
      { organizationId: sql`m.organization_id`, role: sql`m.role` },
      { createdAt: sql`f.created_at`, hasSecondStep: sql`f.has_second_step` },
    )} is null`;
