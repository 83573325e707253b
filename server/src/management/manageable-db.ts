import { Role } from '@tv/contract/enumerations';
import { sql, type Sql } from '../platform/sql.ts';
import { reaches, type Manager } from './manager.ts';

/**
 * Which `media_contents mc` somebody manages (decisions §7): content managers their own ones and those in categories
 * that are assigned to them, the others all of their organization, the command line all.
 */
export function manageableBy({ organizationId, personId, role }: Manager): Sql {
  if (!organizationId) return sql`true`;
  const inOrganization = sql`mc.organization_id = ${organizationId}::uuid`;
  if (reaches(role, Role.OrganizationManager)) return inOrganization;
  return sql`${inOrganization} and (mc.created_by = ${personId}::uuid or exists (
    select from media_content_categories own join category_managers cm on cm.category_id = own.category_id
    where own.media_content_id = mc.id and cm.person_id = ${personId}::uuid))`;
}
