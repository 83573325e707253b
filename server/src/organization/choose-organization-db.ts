import type { OrganizationScope } from '@tv/contract/organization/organization-scope';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { notFound } from '../platform/http/problem.ts';

/** The named organization, or else the first one that is not the provider's. */
export async function chooseOrganization(db: Queries, wanted: OrganizationScope) {
  const { organizationId, organizationName } = wanted;
  const condition = organizationId
    ? sql`id = ${organizationId}`
    : organizationName
      ? sql`lower(name) = lower(${organizationName.trim()})`
      : sql`true`;
  const [row] = await db.query<{ id: string }>(sql`
    select id from organizations where ${condition} order by is_provider, created_at, name, id limit 1`);
  return row?.id;
}

/** The organization that a management call is about, for calls without an item. */
export async function organizationOf(
  db: Queries,
  manager: Manager,
  scope: OrganizationScope,
): Promise<string> {
  const { organizationId: own } = manager;
  const missing = () =>
    notFound(scope.organizationName ? `The organization "${scope.organizationName}"` : 'The organization');
  const wanted = own && !scope.organizationName ? { organizationId: scope.organizationId ?? own } : scope;
  if (own && wanted.organizationId && wanted.organizationId !== own) throw missing();
  const id = await chooseOrganization(db, wanted);
  if (!id || (own && id !== own) || (scope.organizationId && id !== scope.organizationId)) throw missing();
  return id;
}
