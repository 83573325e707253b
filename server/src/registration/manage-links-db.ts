import { screenPath } from '@tv/contract/pages/page-paths';
import type { ManagedSelfRegistration } from '@tv/contract/sign-in/registration';
import { byInstant } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { sql } from '../platform/db/sql.ts';

export type LinkSettings = {
  email: string | null;
  allowedDomains: string[];
  expiresAt: Date | null;
  isDeactivated: boolean;
};
type Row = LinkSettings & { id: string; organizationId: string };

const columns = sql`
  s.id, s.organization_id as "organizationId", s.email, s.allowed_domains as "allowedDomains",
  s.expires_at as "expiresAt", s.deactivated_at is not null as "isDeactivated"`;

export const presentLink = (row: Row): ManagedSelfRegistration => ({
  id: row.id,
  ...(row.email && { email: row.email }),
  allowedDomains: row.allowedDomains,
  ...(row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
  isDeactivated: row.isDeactivated,
  path: screenPath(row.organizationId, 'self-registration/:selfRegistrationId', {
    selfRegistrationId: row.id,
  }),
});

const links = (organizationId: string) => ({
  columns,
  found: sql`from self_registrations s where s.organization_id = ${organizationId}::uuid`,
  order: byInstant(sql`s.created_at`, true),
  id: sql`s.id`,
  present: presentLink,
});

export const listLinks = (
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<ManagedSelfRegistration>> =>
  readPage<Row, ManagedSelfRegistration>(db, links(organizationId), query);

/** Finds a link and locks it until the transaction ends. Without `organizationId` it may belong to any organization. */
export async function lockLink(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${columns} from self_registrations s where s.id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or s.organization_id = ${organizationId ?? null}::uuid) for update`);
  return row;
}

/** Answers whether the id was free. */
export async function insertLink(db: Queries, link: Row, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    insert into self_registrations (id, organization_id, email, allowed_domains, expires_at, created_at)
    values (${link.id}::uuid, ${link.organizationId}::uuid, ${link.email}, ${link.allowedDomains}::text[],
      ${link.expiresAt}::timestamptz, ${now}::timestamptz)
    on conflict (id) do nothing returning id`);
  return rows.length > 0;
}

export const writeLink = (db: Queries, link: Row, now: Date) =>
  db.query(sql`
    update self_registrations set email = ${link.email}, allowed_domains = ${link.allowedDomains}::text[],
      expires_at = ${link.expiresAt}::timestamptz,
      deactivated_at = case when ${link.isDeactivated}::boolean then coalesce(deactivated_at, ${now}::timestamptz) end
    where id = ${link.id}::uuid`);
