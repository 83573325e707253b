import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { ActiveState } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Extent } from './export-db.ts';
import type { DataSubject } from './personal-tables-db.ts';

/** `localIssuer`: of the portal's own provider. `undefined` where another one signs people in. */
export async function findDataSubject(
  db: Queries,
  id: string,
  localIssuer: string | undefined,
): Promise<DataSubject | undefined> {
  const [row] = await db.query<Omit<DataSubject, 'isLocal'> & { issuer: string }>(sql`
    select id, subject, lower(email) as email, first_name as "firstName", last_name as "lastName", issuer
    from people where id = ${id}::uuid`);
  if (!row) return undefined;
  const { issuer, ...person } = row;
  return { ...person, isLocal: issuer === localIssuer };
}

/** Locks the organizations of a person and names one whose last active admin they are. */
export async function findSoleAdminship(db: Queries, personId: string): Promise<string | undefined> {
  await db.query(sql`
    select from organizations where id in (
      select organization_id from memberships where person_id = ${personId}::uuid)
    order by id for no key update`);
  const active = ActiveState.ACTIVE;
  const [row] = await db.query<{ name: string }>(sql`
    select o.name from memberships m join organizations o on o.id = m.organization_id
    where m.person_id = ${personId}::uuid and m.role = 'Admin' and m.status = ${active}::smallint
      and not exists (
        select from memberships a join people p on p.id = a.person_id
        where a.organization_id = m.organization_id and a.role = 'Admin' and a.status = ${active}::smallint
          and p.status = ${active}::smallint and a.person_id <> m.person_id)
      and exists (
        select from memberships e where e.organization_id = m.organization_id and e.person_id <> m.person_id)
    order by o.name limit 1`);
  return row?.name;
}

/** Records what was done with a person's data in each organization that it was about, before it is done. */
export const recordForOrganizations = (
  db: Queries,
  {
    id,
    extent,
    ...line
  }: {
    id: string;
    extent: Extent;
    by: string | undefined;
    actor: string | undefined;
    action: AuditAction;
    subject: string;
    now: Date;
  },
) =>
  db.query(sql`
    insert into audit_log (at, organization_id, person_id, actor, action, subject)
    select ${line.now}::timestamptz, m.organization_id, ${line.by ?? null}::uuid, ${line.by ? null : (line.actor ?? null)},
      ${line.action}, ${line.subject}
    from memberships m where m.person_id = ${id}::uuid
      and (${extent?.organizationId ?? null}::uuid is null or m.organization_id = ${extent?.organizationId ?? null}::uuid)`);

/** Makes another organization of the person the current one. */
export const leaveCurrentOrganization = (db: Queries, id: string, organizationId: string) =>
  db.query(sql`
    update people p set current_organization_id = m.organization_id
    from (select organization_id from memberships
      where person_id = ${id}::uuid and organization_id <> ${organizationId}::uuid
      order by created_at limit 1) m
    where p.id = ${id}::uuid and p.current_organization_id = ${organizationId}::uuid`);
