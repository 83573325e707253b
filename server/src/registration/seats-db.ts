import { ActiveState } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/**
 * Whether the organization has a seat for this address: its own or a free one. Active members, invited people, and people who
 * asked for an account have seats. The organization's row stays locked, so that two people cannot take the last seat.
 */
export async function hasSeat(
  transaction: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const [organization] = await transaction.query<{ user_limit: number | null }>(
    sql`select user_limit from organizations where id = ${organizationId}::uuid for no key update`,
  );
  if (organization?.user_limit === null) return true;
  const [taken] = await transaction.query<{ seats: number; is_holder: boolean }>(sql`
    with members as (
      select lower(p.email) as email from memberships m join people p on p.id = m.person_id
      where m.organization_id = ${organizationId}::uuid and p.status = ${ActiveState.ACTIVE}::int
        and m.status = ${ActiveState.ACTIVE}::int),
    holders as (
      select o.email from onboardings o
      where o.organization_id = ${organizationId}::uuid and o.joined_at is null
        and (o.used_at is not null or o.expires_at > ${now}::timestamptz)
      union
      select u.email from self_registration_users u join self_registrations s on s.id = u.self_registration_id
      where s.organization_id = ${organizationId}::uuid and u.completed_at is null and u.expires_at > ${now}::timestamptz
      union
      select d.email from directory_users d
      where d.organization_id = ${organizationId}::uuid and d.is_active and d.deleted_at is null and d.person_id is null
      except
      select email from members)
    select ((select count(*) from members) + (select count(*) from holders))::int as seats,
      exists (select from holders where email = ${email}) as is_holder`);
  return Boolean(taken && (taken.is_holder || taken.seats < (organization?.user_limit ?? 0)));
}

/** Whether the organization's directory made the person of this address inactive or removed them. */
export async function isTakenOut(db: Queries, organizationId: string, email: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from directory_users du left join people p on p.id = du.person_id
    where du.organization_id = ${organizationId}::uuid and (du.email = ${email} or lower(p.email) = ${email})
    having count(*) > 0 and not bool_or(du.is_active and du.deleted_at is null)`);
  return rows.length > 0;
}

export async function isMember(db: Queries, organizationId: string, email: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and lower(p.email) = ${email} limit 1`);
  return rows.length > 0;
}
