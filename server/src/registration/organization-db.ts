import { asLanguage } from '@tv/contract/languages/languages';
import type { Translated } from '@tv/contract/languages/translated';
import { nameSkeleton } from '../organization/names/name-skeleton.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Sender } from '../mail/letter.ts';

/** The branding of an organization's mails. */
export async function findSender(db: Queries, organizationId: string): Promise<Sender> {
  const [row] = await db.query<SenderRow>(sql`
    select name, ui_customizations as colors, default_language as language,
      case when not is_trial then texts->'welcome' end as welcome
    from organizations where id = ${organizationId}::uuid`);
  return senderOf(row);
}

/** The branding of mails to a person: that of their current organization. The portal's for a person without a record. */
export async function findSenderOfPerson(db: Queries, issuer: string, subject: string): Promise<Sender> {
  const [row] = await db.query<SenderRow>(sql`
    select o.name, o.ui_customizations as colors, o.default_language as language, null::jsonb as welcome
    from people p join organizations o on o.id = p.current_organization_id
    where p.issuer = ${issuer} and p.subject = ${subject}`);
  return senderOf(row);
}

type SenderRow = Pick<Sender, 'name' | 'colors'> & {
  language: string | null;
  /** None of a free trial, which anybody makes: nobody else writes mails with words of their own in the portal's name. */
  welcome: Translated | null;
};

const senderOf = (row: SenderRow | undefined): Sender =>
  row
    ? { ...row, language: asLanguage(row.language), welcome: row.welcome ?? undefined }
    : { name: 'TV', colors: {} };

export async function isProvider(db: Queries, organizationId: string): Promise<boolean> {
  return (
    (await db.query(sql`select from organizations where id = ${organizationId}::uuid and is_provider`))
      .length > 0
  );
}

/** Whether the organization is a free trial that no provider admin has ended. */
export async function isTrial(db: Queries, organizationId: string): Promise<boolean> {
  return (
    (await db.query(sql`select from organizations where id = ${organizationId}::uuid and is_trial`)).length >
    0
  );
}

/** Creates an organization. Answers whether the name was free: no other name looks like it. */
export async function insertOrganization(
  db: Queries,
  given: { id: string; name: string; userLimit?: number; isProvider?: boolean; isTrial?: boolean },
): Promise<boolean> {
  const rows = await db.query(sql`
    with made as (
      insert into organizations (id, name, name_skeleton, user_limit, is_provider, is_trial)
      values (${given.id}::uuid, ${given.name}, ${nameSkeleton(given.name)}, ${given.userLimit ?? null}::int,
        ${given.isProvider ?? false}, ${given.isTrial ?? false})
      on conflict do nothing returning id)
    insert into audit_log (organization_id, action, subject) select id, 'organization made', id::text from made
    returning id`);
  return rows.length > 0;
}

export async function findProviderOrganization(db: Queries): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`select id from organizations where is_provider limit 1`);
  return row?.id;
}

/**
 * Whether the portal has an admin, or one whose account is set up and who only needs to sign in. Otherwise returns the invitation
 * of this address. A lock lets one starting process at a time pass.
 */
export async function findFirstAdmin(
  transaction: Queries,
  email: string | undefined,
): Promise<'exists' | { onboardingId: string } | undefined> {
  await transaction.query(sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`);
  const admins = await transaction.query(sql`
    select from memberships where role = 'Admin'
    union all select from onboardings where role = 'Admin' and used_at is not null limit 1`);
  if (admins.length > 0) return 'exists';
  const [row] = await transaction.query<{ id: string }>(sql`
    select n.id from onboardings n join organizations o on o.id = n.organization_id
    where o.is_provider and n.role = 'Admin' and n.email = ${email ?? ''} limit 1`);
  return row && { onboardingId: row.id };
}
