import { Role } from '@tv/contract/enumerations';
import type { Invitation } from '@tv/contract/people/people';
import { type Authority, type Rights, rightsOf } from '@tv/contract/people/rights';
import { type RoleKey, roleKeyOf } from '@tv/contract/people/roles';
import { assignRights, readRights } from '../platform/auth/rights-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { byInstant } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { sql } from '../platform/db/sql.ts';

type Row = { id: string; email: string; role: RoleKey; expires_at: Date; is_set_up: boolean } & Rights;
const columns = sql`o.id, o.email, o.role, ${readRights(sql`o`)}, o.expires_at, o.used_at is not null as is_set_up`;
const present = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  role: Role[row.role],
  ...rightsOf(row),
  expiresAt: row.expires_at.toISOString(),
  isSetUp: row.is_set_up,
});

/** Finds the invitation of an address that has not expired. */
export async function findOpenInvitation(
  db: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${columns} from onboardings o
    where organization_id = ${organizationId}::uuid and email = ${email} and joined_at is null
      and (used_at is not null or expires_at > ${now}::timestamptz)
    order by created_at desc limit 1 for update`);
  return row && present(row);
}

export const writeInvitedAuthority = (db: Queries, id: string, authority: Authority) =>
  db.query(sql`
    update onboardings set role = ${roleKeyOf(authority.role)}, ${assignRights(authority)} where id = ${id}::uuid and joined_at is null`);

export async function listInvitations(
  db: Queries,
  organizationId: string,
  query: PageRequest & { searchTerm?: string },
): Promise<Page<Invitation>> {
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const found = sql`from onboardings o where o.organization_id = ${organizationId}::uuid and o.joined_at is null
    and (${term}::text = '' or strpos(o.email, ${term}) > 0)`;
  const order = byInstant(sql`o.created_at`, true);
  return readPage<Row, Invitation>(db, { columns, found, order, id: sql`o.id`, present }, query);
}

export async function findInvitation(db: Queries, id: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Row>(sql`select ${columns} from onboardings o where id = ${id}::uuid`);
  return row && present(row);
}

export type LockedInvitation = {
  organizationId: string;
  email: string;
  role: RoleKey;
  usedAt: Date | null;
} & Rights;

/** Locks an invitation that nobody has accepted yet. Without `organizationId` it may belong to any organization. */
export async function lockInvitation(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<LockedInvitation | undefined> {
  const [row] = await db.query<LockedInvitation>(sql`
    select organization_id as "organizationId", email, role, used_at as "usedAt", ${readRights(sql`o`)} from onboardings o
    where id = ${id}::uuid and joined_at is null
      and (${organizationId ?? null}::uuid is null or organization_id = ${organizationId ?? null}::uuid) for update`);
  return row;
}

export const deleteInvitation = (db: Queries, id: string) =>
  db.query(sql`delete from onboardings where id = ${id}::uuid`);
