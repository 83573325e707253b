import type { Row } from '../platform/db/row.ts';
import { randomUUID } from 'node:crypto';
import type { SelfRegistration } from '@tv/contract/sign-in/registration';
import { findOrganization } from '../organization/db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type Link = {
  id: string;
  organizationId: string;
  email: string | undefined;
  allowedDomains: string[];
  expiresAt: Date | undefined;
  isDeactivated: boolean;
};

export async function findLink(db: Queries, id: string): Promise<Link | undefined> {
  const [row] = await db.query<
    Row<
      'self_registrations',
      'organization_id' | 'email' | 'allowed_domains' | 'expires_at' | 'deactivated_at'
    >
  >(sql`
    select organization_id, email, allowed_domains, expires_at, deactivated_at
    from self_registrations where id = ${id}::uuid`);
  return (
    row && {
      id,
      organizationId: row.organization_id,
      email: row.email ?? undefined,
      allowedDomains: row.allowed_domains,
      expiresAt: row.expires_at ?? undefined,
      isDeactivated: row.deactivated_at !== null,
    }
  );
}

export async function findSelfRegistration(db: Queries, id: string): Promise<SelfRegistration | undefined> {
  const link = await findLink(db, id);
  const organization = link && (await findOrganization(db, link.organizationId));
  if (!link || !organization) return undefined;
  const { name, logoUrl, logoDarkUrl } = organization;
  return {
    id,
    organizationId: link.organizationId,
    organization: { name, ...(logoUrl && { logoUrl }), ...(logoDarkUrl && { logoDarkUrl }) },
    ...(link.email && { email: link.email }),
  };
}

/** Finds the open request of an address, or creates one. */
export async function openRequest(
  db: Queries,
  { linkId, email, now, expiresAt }: { linkId: string; email: string; now: Date; expiresAt: Date },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into self_registration_users (id, self_registration_id, email, created_at, expires_at)
    values (${randomUUID()}::uuid, ${linkId}::uuid, ${email}, ${now}, ${expiresAt})
    on conflict (self_registration_id, email) where completed_at is null do update set email = excluded.email
    returning id`);
  return row!.id;
}

export type Request = {
  id: string;
  email: string;
  expiresAt: Date;
  onboardingId: string | undefined;
  isCompleted: boolean;
};
type RequestRow = Row<
  'self_registration_users',
  'id' | 'email' | 'expires_at' | 'onboarding_id' | 'completed_at'
>;
const presentRequest = (row: RequestRow): Request => ({
  id: row.id,
  email: row.email,
  expiresAt: row.expires_at,
  onboardingId: row.onboarding_id ?? undefined,
  isCompleted: row.completed_at !== null,
});

/** Finds a request. `isLocked` locks it until the transaction ends. */
export async function findRequest(
  db: Queries,
  linkId: string,
  id: string,
  isLocked = false,
): Promise<Request | undefined> {
  const found = sql`
    select id, email, expires_at, onboarding_id, completed_at from self_registration_users
    where id = ${id}::uuid and self_registration_id = ${linkId}::uuid`;
  const [row] = await db.query<RequestRow>(isLocked ? sql`${found} for update` : found);
  return row && presentRequest(row);
}

/** Finds a request by the hash of the secret in a mail, with the expiry of that secret. */
export async function findRequestBySecret(
  transaction: Queries,
  linkId: string,
  hash: string,
): Promise<(Request & { secretExpiresAt: Date }) | undefined> {
  const [row] = await transaction.query<RequestRow & { secret_expires_at: Date }>(sql`
    select u.id, u.email, u.expires_at, u.onboarding_id, u.completed_at, s.expires_at as secret_expires_at
    from self_registration_secrets s join self_registration_users u on u.id = s.user_id
    where s.hash = ${hash} and u.self_registration_id = ${linkId}::uuid for update of u`);
  return row && { ...presentRequest(row), secretExpiresAt: row.secret_expires_at };
}

/** Deletes requests that nobody confirmed in time, with their addresses. */
export const addSecret = (
  db: Queries,
  { hash, requestId, now, expiresAt }: { hash: string; requestId: string; now: Date; expiresAt: Date },
) =>
  db.query(sql`
    with deleted_secrets as (
      delete from self_registration_secrets where expires_at < ${now}::timestamptz - interval '30 days'),
    deleted_requests as (
      delete from self_registration_users
      where completed_at is null and id <> ${requestId}::uuid and expires_at < ${now}::timestamptz - interval '60 days'),
    secret as (
      insert into self_registration_secrets (hash, user_id, expires_at) values (${hash}, ${requestId}::uuid, ${expiresAt}))
    update self_registration_users set expires_at = ${expiresAt} where id = ${requestId}::uuid`);

export const recordConfirmed = (db: Queries, requestId: string, onboardingId: string) =>
  db.query(
    sql`update self_registration_users set onboarding_id = ${onboardingId}::uuid where id = ${requestId}::uuid`,
  );
