import { ActiveState } from '@tv/contract/enumerations';
import { inAllowedNetwork } from '../../platform/auth/networks-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** What a person's organizations ask of their sign-in, the strictest of all. Absent: as the portal does. */
export type AccountPolicy = {
  needsSecondStep: boolean;
  sessionSeconds: number | undefined;
  idleSeconds: number | undefined;
  passwordLength: number | undefined;
  /** Each organization of the person allows other networks only. */
  isNetworkRefused: boolean;
};

const hour = 3600;

/** `address`: where a request comes from. Without it no network is refused. */
export async function findAccountPolicy(
  db: Queries,
  issuer: string,
  { subject, address }: { subject: string; address?: string | undefined },
): Promise<AccountPolicy> {
  const [row] = await db.query<{
    step: boolean | null;
    session: number | null;
    idle: number | null;
    length: number | null;
    refused: boolean | null;
  }>(sql`
    select bool_or(m.role = any(op.second_step_required_for)) as step, min(op.session_hours) as session,
      min(op.idle_hours) as idle, max(op.password_length) as length,
      bool_and(not ${inAllowedNetwork(sql`m.organization_id`, address)}) as refused
    from people p join memberships m on m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint
    left join organization_policies op on op.organization_id = m.organization_id
    where p.issuer = ${issuer} and p.subject = ${subject}`);
  return {
    needsSecondStep: row?.step ?? false,
    sessionSeconds: row?.session ? row.session * hour : undefined,
    idleSeconds: row?.idle ? row.idle * hour : undefined,
    passwordLength: row?.length ?? undefined,
    isNetworkRefused: row?.refused ?? false,
  };
}

/** The length that a new password of this address needs: of the organization that it joins, and of those that it belongs to. */
export async function findPasswordLength(
  db: Queries,
  organizationId: string,
  email: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ length: number | null }>(sql`
    select max(password_length) as length from organization_policies
    where organization_id = ${organizationId}::uuid or organization_id in (
      select m.organization_id from identity_accounts a join people p on p.subject = a.subject
      join memberships m on m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint
      where a.email = ${email})`);
  return row?.length ?? undefined;
}
