import type { ApplicationType } from '@tv/contract/application-scopes';
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

/** The application with a client id. Secrets are those that work at that time. */
export async function findClient(
  db: Queries,
  clientId: string,
  now: Date,
): Promise<SignInApplication | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(clientId)) return undefined;
  const [row] = await db.query<
    Omit<SignInApplication, 'organization'> & { organizationId: string; organizationName: string }
  >(sql`
    select a.id, a.name, a.type, a.redirect_uris as "redirectUris",
      a.post_logout_redirect_uris as "postLogoutRedirectUris", a.scopes,
      array_remove(array[a.secret_hash,
        case when a.former_secret_ends_at > ${now}::timestamptz then a.former_secret_hash end], null) as "secretHashes",
      o.id as "organizationId", o.name as "organizationName"
    from applications a join organizations o on o.id = a.organization_id
    where a.id = ${clientId}::uuid`);
  if (!row) return undefined;
  const { organizationId, organizationName, ...application } = row;
  return { ...application, organization: { id: organizationId, name: organizationName } };
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
