import { type Rights, rightsOf } from '@tv/contract/people/rights';
import type { RoleKey } from '@tv/contract/people/roles';
import { readRights, rightColumns, rightValues } from '../platform/auth/rights-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type Onboarding = {
  id: string;
  organizationId: string;
  email: string;
  role: RoleKey;
  usedAt: Date | undefined;
  /** Of the given token. */
  tokenExpiresAt: Date;
} & Rights;

type Row = {
  id: string;
  organization_id: string;
  email: string;
  role: RoleKey;
  used_at: Date | null;
  token_expires_at: Date;
} & Rights;

/** Finds an onboarding by a token's hash. `isToBeUsed` locks it until the transaction ends. */
export async function findOnboarding(
  db: Queries,
  hash: string,
  isToBeUsed = false,
): Promise<Onboarding | undefined> {
  const found = sql`
    select o.id, o.organization_id, o.email, o.role, ${readRights(sql`o`)}, o.used_at, t.expires_at as token_expires_at
    from onboarding_tokens t join onboardings o on o.id = t.onboarding_id where t.hash = ${hash}`;
  const [row] = await db.query<Row>(isToBeUsed ? sql`${found} for update of o` : found);
  return (
    row && {
      id: row.id,
      organizationId: row.organization_id,
      email: row.email,
      role: row.role,
      ...rightsOf(row),
      usedAt: row.used_at ?? undefined,
      tokenExpiresAt: row.token_expires_at,
    }
  );
}

export const insertOnboarding = (
  db: Queries,
  given: {
    id: string;
    organizationId: string;
    email: string;
    role: RoleKey;
    now: Date;
    expiresAt: Date;
  } & Rights,
) =>
  db.query(sql`
    insert into onboardings (id, organization_id, email, role, ${rightColumns}, created_at, expires_at)
    values (${given.id}::uuid, ${given.organizationId}::uuid, ${given.email}, ${given.role},
      ${rightValues(given)}, ${given.now}, ${given.expiresAt})`);

/** Adds a token. Earlier tokens stay valid. */
export const addToken = (
  db: Queries,
  { hash, onboardingId, expiresAt }: { hash: string; onboardingId: string; expiresAt: Date },
) =>
  db.query(sql`
    with token as (
      insert into onboarding_tokens (hash, onboarding_id, expires_at)
      values (${hash}, ${onboardingId}::uuid, ${expiresAt}) on conflict (hash) do nothing returning onboarding_id)
    update onboardings o set expires_at = greatest(o.expires_at, ${expiresAt}::timestamptz)
    from token where o.id = token.onboarding_id`);

export type NewPerson = { firstName: string; lastName: string; phone: string | undefined };

/** Records the set-up. `isJoined`: the membership was created in the same transaction. */
export const recordSetUp = (db: Queries, id: string, person: NewPerson, isJoined: boolean, now: Date) =>
  db.query(sql`
    with completed as (
      update self_registration_users set completed_at = ${now} where onboarding_id = ${id}::uuid and completed_at is null)
    update onboardings set used_at = ${now}, first_name = ${person.firstName}, last_name = ${person.lastName},
      phone = ${person.phone ?? null}, joined_at = case when ${isJoined}::boolean then ${now}::timestamptz end
    where id = ${id}::uuid`);

/** Creates the membership, and the record if it is missing, and makes the organization current. Returns the person's id. */
export async function joinPerson(
  db: Queries,
  given: {
    id: string;
    issuer: string;
    subject: string;
    email: string;
    firstName: string;
    lastName: string;
    organizationId: string;
    role: RoleKey;
  } & Rights,
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    with person as (
      insert into people (id, issuer, subject, email, first_name, last_name, current_organization_id)
      values (${given.id}::uuid, ${given.issuer}, ${given.subject}, ${given.email}, ${given.firstName},
        ${given.lastName}, ${given.organizationId}::uuid)
      on conflict (issuer, subject) do update set current_organization_id = excluded.current_organization_id
      returning id),
    joined as (
      insert into memberships (person_id, organization_id, role, ${rightColumns})
      select id, ${given.organizationId}::uuid, ${given.role}, ${rightValues(given)} from person on conflict do nothing),
    returned as (
      delete from departures where person_id = (select id from person)
        and organization_id = ${given.organizationId}::uuid),
    linked as (
      update directory_users set person_id = (select id from person)
      where organization_id = ${given.organizationId}::uuid and email = ${given.email} and deleted_at is null
        and person_id is null),
    recorded as (
      insert into audit_log (organization_id, person_id, action, subject, detail)
      select ${given.organizationId}::uuid, id, 'account set up', id, jsonb_build_object('role', ${given.role}::text)
      from person)
    select id from person`);
  return row!.id;
}

export type Waiting = {
  id: string;
  organizationId: string;
  email: string;
  role: RoleKey;
  firstName: string;
  lastName: string;
} & Rights;

/** Finds onboardings that are set up and not joined, because another provider signs the person in. */
export async function listWaiting(transaction: Queries, email: string): Promise<Waiting[]> {
  type Waits = Omit<Row, 'used_at' | 'token_expires_at'> & { first_name: string; last_name: string };
  const rows = await transaction.query<Waits>(sql`
    select id, organization_id, email, role, ${readRights(sql`o`)}, first_name, last_name from onboardings o
    where email = ${email} and used_at is not null and joined_at is null
      and first_name is not null and last_name is not null order by used_at limit 20 for update`);
  return rows.map((row) => ({
    id: row.id,
    organizationId: row.organization_id,
    email: row.email,
    role: row.role,
    ...rightsOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
  }));
}

export const recordJoined = (db: Queries, id: string, now: Date) =>
  db.query(sql`update onboardings set joined_at = ${now} where id = ${id}::uuid`);

export const deleteExpiredTokens = (db: Queries, thatExpiredBefore: Date) =>
  db.query(sql`
    delete from onboarding_tokens where hash in (
      select hash from onboarding_tokens where expires_at < ${thatExpiredBefore} limit 500)`);
