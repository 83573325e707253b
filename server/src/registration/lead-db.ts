import type { Row } from '../platform/db/row.ts';
import { ActiveState } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type LeadTarget = { organizationId: string; category: string | undefined };

/** Finds an organization that allows public media. */
export async function findLeadOrganization(db: Queries, id: string): Promise<LeadTarget | undefined> {
  const rows = await db.query(sql`select from organizations where id = ${id}::uuid and has_public_media`);
  return rows.length > 0 ? { organizationId: id, category: undefined } : undefined;
}

export async function findLeadCategory(db: Queries, id: string): Promise<LeadTarget | undefined> {
  const [row] = await db.query<Row<'categories', 'organization_id' | 'name'>>(sql`
    select c.organization_id, c.name from categories c join organizations o on o.id = c.organization_id
    where c.id = ${id}::uuid and o.has_public_media`);
  return row && { organizationId: row.organization_id, category: row.name };
}

/** The organization's contact address, or else its admins, the oldest first. */
export async function listLeadReceivers(db: Queries, organizationId: string): Promise<string[]> {
  const rows = await db.query<{ email: string }>(sql`
    select contact_email as email from organizations where id = ${organizationId}::uuid and contact_email is not null
    union all
    (select p.email from memberships m
      join people p on p.id = m.person_id
      join organizations o on o.id = m.organization_id and o.contact_email is null
      where m.organization_id = ${organizationId}::uuid and m.role = 'Admin' and p.status = ${ActiveState.ACTIVE}::int
        and m.status = ${ActiveState.ACTIVE}::int
      order by m.created_at limit 10)`);
  return rows.map(({ email }) => email);
}
