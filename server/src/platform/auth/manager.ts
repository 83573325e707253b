import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import { activePerson, type Caller } from './caller.ts';
import { notAllowed } from '../http/problem.ts';

/** Who manages: a person in their current organization, or the command line, everywhere and with every right. */
export type Manager = { role: Role; personId: string | undefined; organizationId: string | undefined };

export function managerOf(caller: Caller): Manager {
  if (caller.kind === 'command-line')
    return { role: Role.Admin, personId: undefined, organizationId: undefined };
  const person = activePerson(caller);
  if (!person) throw notAllowed();
  return { role: person.role, personId: person.id, organizationId: person.organizationId };
}

export function requireRole({ role }: Manager, least: Role, what: string): void {
  if (!hasAtLeast(role, least))
    throw notAllowed(
      `${what} is for ${least === Role.Admin ? 'admins' : 'organization managers and admins'}: ask one of them.`,
    );
}
