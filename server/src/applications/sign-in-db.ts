import type { ApplicationType } from '@tv/contract/integrations/application-scopes';
import { ActiveState } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** An application as the portal's own provider needs it. */
export type SignInApplication = {
  id: string;
  name: string;
  type: ApplicationType;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  scopes: string[];
  secretHashes: string[];
  organization: { id: string; name: string };
};

const isId = (clientId: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(clientId);

/** The applications with these client ids. Secrets are those that work at that time. */
export async function findClients(
  db: Queries,
  clientIds: readonly string[],
  now: Date,
): Promise<SignInApplication[]> {
  const ids = clientIds.filter(isId);
  if (ids.length === 0) return [];
  const rows = await db.query<
    Omit<SignInApplication, 'organization'> & { organizationId: string; organizationName: string }
  >(sql`
    select a.id, a.name, a.type, a.redirect_uris as "redirectUris",
      a.post_logout_redirect_uris as "postLogoutRedirectUris", a.scopes,
      array_remove(array[a.secret_hash,
        case when a.former_secret_ends_at > ${now}::timestamptz then a.former_secret_hash end], null) as "secretHashes",
      o.id as "organizationId", o.name as "organizationName"
    from applications a join organizations o on o.id = a.organization_id
    where a.id = any(${ids}::uuid[])`);
  return rows.map(({ organizationId, organizationName, ...application }) => ({
    ...application,
    organization: { id: organizationId, name: organizationName },
  }));
}

/** Whether the account is an active member of the organization. */
export async function hasMember(
  db: Queries,
  issuer: string,
  organizationId: string,
  subject: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from people p join memberships m on m.person_id = p.id
    where p.issuer = ${issuer} and p.subject = ${subject} and m.organization_id = ${organizationId}::uuid
      and greatest(p.status, m.status) = ${ActiveState.ACTIVE}::smallint`);
  return rows.length > 0;
}
