import { Role } from '@tv/contract/enumerations';
import type { ManagementScope } from '@tv/contract/management-scope';
import { chooseUploadOrganization } from '../../ingest/upload/db.ts';
import { activePerson, type Caller } from './caller.ts';
import type { Queries } from '../db/database.ts';
import { notAllowed, notFound } from '../http/problem.ts';

/** Who manages: a person in their current organization, or the command line, everywhere and with every right. */
export type Manager = { role: Role; personId: string | undefined; organizationId: string | undefined };

export function managerOf(caller: Caller): Manager {
  if (caller.kind === 'command-line')
    return { role: Role.Admin, personId: undefined, organizationId: undefined };
  const person = activePerson(caller);
  if (!person) throw notAllowed();
  return { role: person.role, personId: person.id, organizationId: person.organizationId };
}

/** From the least to the most. */
const ranks: readonly Role[] = [Role.Viewer, Role.ContentManager, Role.OrganizationManager, Role.Admin];

export const reaches = (role: Role, least: Role): boolean => ranks.indexOf(role) >= ranks.indexOf(least);

export function requireRole({ role }: Manager, least: Role, what: string): void {
  if (!reaches(role, least))
    throw notAllowed(
      `${what} is for ${least === Role.Admin ? 'admins' : 'organization managers and admins'}: ask one of them.`,
    );
}

/** The organization that a call without an item is about. */
export async function organizationOf(db: Queries, manager: Manager, scope: ManagementScope): Promise<string> {
  const { organizationId: own } = manager;
  const missing = () =>
    notFound(scope.organizationName ? `The organization "${scope.organizationName}"` : 'The organization');
  const wanted = own && !scope.organizationName ? { organizationId: scope.organizationId ?? own } : scope;
  if (own && wanted.organizationId && wanted.organizationId !== own) throw missing();
  const id = await chooseUploadOrganization(db, wanted);
  if (!id || (own && id !== own) || (scope.organizationId && id !== scope.organizationId)) throw missing();
  return id;
}
