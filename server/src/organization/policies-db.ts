import { ActiveState, Role } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import type { Policies } from '@tv/contract/policies';
import { type RoleKey, roleKeyOf } from '@tv/contract/roles';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

type PolicyRow = {
  roles: RoleKey[];
  sessionHours: number | null;
  idleHours: number | null;
  passwordLength: number | null;
  networks: string[];
  allowsFeeds: boolean;
  allowsGuests: boolean;
  guestDays: number | null;
  version: number;
};

/** An organization's policies. The version is 0 before they are set for the first time. */
export async function findPolicies(
  db: Queries,
  organizationId: string,
): Promise<{ policies: Policies; version: number }> {
  const [row] = await db.query<PolicyRow>(sql`
    select second_step_required_for as roles, session_hours as "sessionHours", idle_hours as "idleHours",
      password_length as "passwordLength", allowed_networks as networks,
      allow_personal_feeds as "allowsFeeds", allow_guests as "allowsGuests", guest_days as "guestDays", version
    from organization_policies where organization_id = ${organizationId}::uuid`);
  const { roles = [], networks = [], version = 0 } = row ?? {};
  return {
    version,
    policies: {
      secondStepRequiredFor: roles.map((role) => Role[role]),
      ...(row?.sessionHours && { sessionHours: row.sessionHours }),
      ...(row?.idleHours && { idleHours: row.idleHours }),
      ...(row?.passwordLength && { passwordLength: row.passwordLength }),
      allowedNetworks: networks,
      ...(row?.allowsFeeds === false && { allowPersonalFeeds: false }),
      ...(row?.allowsGuests === false && { allowGuests: false }),
      ...(row?.guestDays && { guestDays: row.guestDays }),
    },
  };
}

/** Whether policies allow guests, and for how many days at most. */
export const guestPolicyOf = ({ allowGuests = true, guestDays = limits.guests.days }: Policies) => ({
  isAllowed: allowGuests,
  longestDays: guestDays,
});

/** Locks the organization, so that of two changes at once the second one finds the first. */
export const lockForPolicies = (db: Queries, organizationId: string) =>
  db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);

export const writePolicies = (db: Queries, organizationId: string, policies: Policies, now: Date) =>
  db.query(sql`
    insert into organization_policies as p (organization_id, second_step_required_for, session_hours, idle_hours,
      password_length, allowed_networks, allow_personal_feeds, allow_guests, guest_days)
    values (${organizationId}::uuid, ${policies.secondStepRequiredFor.map(roleKeyOf)}::text[],
      ${policies.sessionHours ?? null}, ${policies.idleHours ?? null}, ${policies.passwordLength ?? null},
      ${policies.allowedNetworks}::text[], ${policies.allowPersonalFeeds ?? true}, ${policies.allowGuests ?? true},
      ${policies.guestDays ?? null})
    on conflict (organization_id) do update set
      second_step_required_for = excluded.second_step_required_for, session_hours = excluded.session_hours,
      idle_hours = excluded.idle_hours, password_length = excluded.password_length,
      allowed_networks = excluded.allowed_networks, allow_personal_feeds = excluded.allow_personal_feeds,
      personal_feeds_since = case when excluded.allow_personal_feeds and not p.allow_personal_feeds
        then ${now}::timestamptz else p.personal_feeds_since end,
      allow_guests = excluded.allow_guests, guest_days = excluded.guest_days,
      version = p.version + 1`);

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
