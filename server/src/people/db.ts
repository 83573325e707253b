import { ActiveState, Role } from '@tv/contract/enumerations';
import { type Rights, rightsOf } from '@tv/contract/people/rights';
import { hasAtLeast, type RoleKey } from '@tv/contract/people/roles';
import { asLanguage, type Language } from '@tv/contract/languages/languages';
import type { CurrentUser } from '@tv/contract/people/people';
import type { Person, Session } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { signInFirst } from '../platform/http/problem.ts';
import { lastWriteOf } from '../platform/auth/last-writes-db.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import { isProviderAdmin, readRights } from '../platform/auth/rights-db.ts';
import { sessionLives } from '../platform/auth/sessions-db.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { literal, pipelined, sql } from '../platform/db/sql.ts';

type PersonRow = {
  id: string;
  subject: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  status: number;
  rights_version: number;
  organization_id: string;
  organization_ids: string[];
  role: RoleKey;
  is_provider_admin: boolean;
  last_write: number | null;
  is_in_network: boolean;
  members_may_record: boolean;
} & Rights;

const ACTIVE = literal(ActiveState.ACTIVE);

const inOnly = (organizationId: string | undefined) =>
  organizationId ? sql`organization_id = ${organizationId}::uuid` : sql`true`;

// The current organization, or the oldest membership if the membership there has ended or was deactivated.
// An application of an organization acts in this one alone.
const personColumns = (address: string | undefined, only: string | undefined) => sql`
  select p.id, p.subject, p.email, p.first_name, p.last_name, greatest(p.status, m.status) as status,
    p.rights_version + m.rights_version as rights_version, m.organization_id, m.role, ${readRights(sql`m`)},
    array(select organization_id from memberships where person_id = p.id and status = ${ACTIVE}
      and ${inOnly(only)}) as organization_ids,
    ${only ? sql`false` : isProviderAdmin(sql`p`)} as is_provider_admin,
    ${lastWriteOf(sql`p`)} as last_write,
    ${inAllowedNetwork(sql`m.organization_id`, address)} as is_in_network,
    (select o.members_may_record from organizations o where o.id = m.organization_id) as members_may_record
  from people p
  join lateral (
    select * from memberships where person_id = p.id and ${inOnly(only)}
    order by status, organization_id = p.current_organization_id desc, created_at limit 1) m on true`;

const present = (row: PersonRow): Person => ({
  id: row.id,
  subject: row.subject,
  email: row.email,
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
  isActive: row.status === ActiveState.ACTIVE,
  organizationId: row.organization_id,
  organizationIds: row.organization_ids,
  role: Role[row.role],
  ...rightsOf(row),
  isProviderAdmin: row.is_provider_admin,
  isInNetwork: row.is_in_network,
  mayRecord: row.members_may_record || hasAtLeast(Role[row.role], Role.ContentManager),
  rightsVersion: row.rights_version,
  lastWrite: row.last_write ?? undefined,
});

/**
 * Finds the person of a token by (issuer, subject). A person without a membership counts as having no record. Throws 401 if the
 * token's session has ended, because the token itself is valid for a few minutes more. `address`: where the request comes from.
 */
export async function findPerson(
  db: Queries,
  { issuer, subject, sessionId, application }: Session,
  address: string | undefined,
): Promise<Person | undefined> {
  const [row] = await db.query<{ lives: boolean } & (PersonRow | { id: null })>(
    pipelined(sql`
      select found.*, ${sessionLives(sessionId)} as lives from (values (1)) always
      left join (${personColumns(address, application?.organizationId)} where p.issuer = ${issuer} and p.subject = ${subject}) found on true`),
  );
  if (!row?.lives) throw signInFirst();
  return row.id === null ? undefined : present(row);
}

/**
 * Creates a person's record once. Of two simultaneous calls one creates it and both find it. A person whom the organization's
 * directory made inactive gets no record.
 */
export async function insertPerson(
  db: Queries,
  session: Session & { email: string },
  organizationId: string,
): Promise<void> {
  await db.query(sql`
    with made as (
      insert into people (id, issuer, subject, email, first_name, last_name, current_organization_id)
      select gen_random_uuid(), ${session.issuer}, ${session.subject}, ${session.email},
        ${session.givenName ?? null}, ${session.familyName ?? null}, ${organizationId}::uuid
      where not exists (
        select from directory_users where organization_id = ${organizationId}::uuid
          and email = ${session.email.toLowerCase()} and not is_active)
      on conflict (issuer, subject) do nothing returning id),
    linked as (
      update directory_users set person_id = (select id from made)
      where organization_id = ${organizationId} and email = ${session.email.toLowerCase()} and deleted_at is null
        and person_id is null and exists (select from made))
    insert into memberships (person_id, organization_id, role)
    select id, ${organizationId}, 'Viewer' from made`);
}

/** Writes a sign-in with another provider into the audit log of the person's organizations, at most once a minute. */
export const recordVisit = (db: Queries, personId: string, network: string, now: Date) =>
  db.query(sql`
    insert into audit_log (at, organization_id, person_id, action, subject, detail)
    select ${now}::timestamptz, m.organization_id, p.id, 'signed in', p.id::text,
      jsonb_build_object('method', 'another provider', 'network', ${network}::text)
    from people p join memberships m on m.person_id = p.id
    where p.id = ${personId}::uuid
      and (p.last_visit_at is null or p.last_visit_at < ${now}::timestamptz - interval '1 minute')`);

export const addVisit = (
  db: Queries,
  personId: string,
  { language, timeZone }: { language: Language; timeZone: string | undefined },
  now: Date,
) =>
  db.query(sql`
    update people set visits = visits + 1, last_visit_at = ${now}, language = ${language},
      time_zone = coalesce(${timeZone ?? null}::text, time_zone)
    where id = ${personId}`);

/** Saves which language a person chose, if any, and in which they read now. */
export const chooseLanguage = (db: Queries, personId: string, chosen: Language | null, language: Language) =>
  db.query(sql`
    update people set chosen_language = ${chosen}::text, language = ${language} where id = ${personId}::uuid`);

/** What a person chose, and the default of their current organization. */
export async function findSpokenLanguages(
  db: Queries,
  personId: string,
): Promise<Pick<CurrentUser, 'chosenLanguage' | 'organizationLanguage'>> {
  const [row] = await db.query<{ chosen: string | null; organization: string | null }>(
    pipelined(sql`
    select p.chosen_language as chosen, o.default_language as organization
    from people p join organizations o on o.id = p.current_organization_id where p.id = ${personId}::uuid`),
  );
  const [chosenLanguage, organizationLanguage] = [asLanguage(row?.chosen), asLanguage(row?.organization)];
  return { ...(chosenLanguage && { chosenLanguage }), ...(organizationLanguage && { organizationLanguage }) };
}

export async function listUserOrganizations(
  db: Queries,
  personId: string,
  query: PageRequest & { searchTerm?: string },
): Promise<Page<{ organizationId: string; organizationName: string; roleName: Role }>> {
  const { skip, take } = bounds(query);
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const found = sql`
    from memberships m join organizations o on o.id = m.organization_id
    where m.person_id = ${personId} and m.status = ${ActiveState.ACTIVE}::smallint and (${term} = '' or strpos(lower(o.name), ${term}) > 0)`;
  const rows = await db.query<{ id: string; name: string; role: RoleKey }>(
    sql`select o.id, o.name, m.role ${found} order by ${nameOrder(sql`o.name`)}, o.id limit ${take} offset ${skip}`,
  );
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  const items = rows.map(({ id, name, role }) => ({
    organizationId: id,
    organizationName: name,
    roleName: Role[role],
  }));
  return { items, total: count?.total ?? 0 };
}

/** Makes an organization the person's current one, if they are a member. Answers whether it is. */
export async function chooseOrganization(
  db: Queries,
  personId: string,
  organizationId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    update people set current_organization_id = ${organizationId}
    where id = ${personId} and exists (
      select from memberships where person_id = ${personId} and organization_id = ${organizationId}
        and status = ${ActiveState.ACTIVE}::smallint)
    returning id`);
  return rows.length > 0;
}

/** Adds a provider admin as Viewer and records it in the audit log. Answers whether the organization exists. */
export async function joinOrganization(
  db: Queries,
  personId: string,
  organizationId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    with joined as (
      insert into memberships (person_id, organization_id, role)
      select ${personId}, id, 'Viewer' from organizations where id = ${organizationId}
      on conflict (person_id, organization_id) do update
        set status = excluded.status, rights_version = excluded.rights_version
        where memberships.status <> excluded.status
      returning organization_id),
    recorded as (
      insert into audit_log (organization_id, person_id, action, subject)
      select organization_id, ${personId}, 'organization joined', ${personId} from joined)
    update people set current_organization_id = ${organizationId}
    where id = ${personId} and exists (select from organizations where id = ${organizationId})
    returning id`);
  return rows.length > 0;
}

/** Finds the main provider tenant, in which internal users get their record. */
export async function providerOrganization(db: Queries): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`select id from organizations where is_provider limit 1`);
  return row?.id;
}
