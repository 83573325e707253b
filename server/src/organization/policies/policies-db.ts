import { ActiveState, Role } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { Policies } from '@tv/contract/sign-in/policies';
import { type RoleKey, roleKeyOf } from '@tv/contract/people/roles';
import type { Queries } from '../../platform/db/database.ts';
import type { Row } from '../../platform/db/row.ts';
import { joinSql, rawSql, sql } from '../../platform/db/sql.ts';
import { policyNames, policyTable, withoutInitial } from './policies.ts';

type PolicyRow = { [Name in Exclude<keyof Policies, 'secondStepRequiredFor'>]: Policies[Name] | null } & Row<
  'organization_policies',
  'version'
> & { secondStepRequiredFor: RoleKey[] };

const columns = policyNames.map((name) => policyTable[name].column);
const listed = rawSql(columns.join(', '));
const named = rawSql(policyNames.map((name) => `${policyTable[name].column} as "${name}"`).join(', '));
const replaced = rawSql(columns.map((column) => `${column} = excluded.${column}`).join(', '));

/** An organization's policies. The version is 0 before they are set for the first time. */
export async function findPolicies(
  db: Queries,
  organizationId: string,
): Promise<{ policies: Policies; version: number }> {
  const [row] = await db.query<PolicyRow>(sql`
    select ${named}, version from organization_policies where organization_id = ${organizationId}::uuid`);
  const secondStepRequiredFor = row?.secondStepRequiredFor.map((role) => Role[role]);
  return { version: row?.version ?? 0, policies: withoutInitial({ ...row, secondStepRequiredFor }) };
}

/** Whether policies allow guests, and for how many days at most. */
export const guestPolicyOf = ({ allowGuests = true, guestDays = limits.guests.days }: Policies) => ({
  isAllowed: allowGuests,
  longestDays: guestDays,
});

/** Locks the organization, so that of two changes at once the second one finds the first. */
export const lockForPolicies = (db: Queries, organizationId: string) =>
  db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);

export function writePolicies(db: Queries, organizationId: string, policies: Policies, now: Date) {
  const stored = { ...policies, secondStepRequiredFor: policies.secondStepRequiredFor.map(roleKeyOf) };
  const values = policyNames.map((name) => sql`${stored[name] ?? policyTable[name].initial}`);
  return db.query(sql`
    insert into organization_policies as p (organization_id, ${listed})
    values (${organizationId}::uuid, ${joinSql(values, ', ')})
    on conflict (organization_id) do update set ${replaced},
      personal_feeds_since = case when excluded.allow_personal_feeds and not p.allow_personal_feeds
        then ${now}::timestamptz else p.personal_feeds_since end,
      version = p.version + 1`);
}

/** Ends the shares with guests that policies forbid, for good, and brings the end of those forward that may not last so long. */
export async function applyToGuests(
  db: Queries,
  organizationId: string,
  policies: Policies,
  now: Date,
): Promise<void> {
  const { isAllowed, longestDays } = guestPolicyOf(policies);
  const latest = sql`(${now}::timestamptz + make_interval(days => ${longestDays}::int))`;
  // Of live events as well.
  if (!isAllowed)
    await db.query(
      sql`delete from live_keys where organization_id = ${organizationId}::uuid and input = 'guest'`,
    );
  await db.query(
    isAllowed
      ? sql`
        update guests set expires_at = ${latest}
        where organization_id = ${organizationId}::uuid and ended_at is null and expires_at > ${latest}`
      : sql`
        update guests set ended_at = ${now}::timestamptz
        where organization_id = ${organizationId}::uuid and ended_at is null`,
  );
}

/**
 * Makes the open sessions of an organization's members obey: they end earlier, or at once where a second step is required and
 * the sign-in had none. Access tokens and media addresses end with their session.
 */
export async function applyToSessions(db: Queries, organizationId: string, issuer: string): Promise<void> {
  const active = ActiveState.ACTIVE;
  await db.query(sql`
    delete from identity_records r using people p, memberships m, organization_policies op
    where m.organization_id = ${organizationId}::uuid and op.organization_id = m.organization_id
      and m.role = any(op.second_step_required_for) and m.status = ${active}::smallint
      and p.id = m.person_id and p.issuer = ${issuer}
      and r.subject = p.subject and r.model = 'Session' and not coalesce(r.payload->'amr' ? 'mfa', false)`);
  await db.query(sql`
    with policies as (
      select p.subject, op.session_hours, op.idle_hours
      from memberships m join people p on p.id = m.person_id
      join organization_policies op on op.organization_id = m.organization_id
      where m.organization_id = ${organizationId}::uuid and m.status = ${active}::smallint and p.issuer = ${issuer}),
    ends as (
      select r.id, least(r.expires_at, begun.at + make_interval(hours => l.session_hours),
        coalesce(s.last_seen_at, begun.at) + make_interval(hours => l.idle_hours)) as at
      from policies l join identity_records r on r.subject = l.subject and r.model = 'Session'
      cross join lateral (select to_timestamp((r.payload->>'loginTs')::bigint) as at) begun
      left join identity_sessions s on s.uid = r.uid)
    update identity_records r set expires_at = ends.at,
      payload = jsonb_set(r.payload, '{exp}', to_jsonb(floor(extract(epoch from ends.at))::bigint))
    from ends where r.model = 'Session' and r.id = ends.id and r.expires_at > ends.at`);
}
