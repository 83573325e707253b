import { Role } from '@tv/contract/enumerations';
import { type Authority, noRights, rightsOf } from '@tv/contract/rights';
import { notAllowed } from '../http/problem.ts';

/** What a verified access token says. */
export type Session = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
  /** Groups and roles at the provider; `undefined` where it does not tell them all. */
  groups?: readonly string[] | undefined;
  /** Of the portal's own provider, the sign-in session that the token belongs to. */
  sessionId?: string | undefined;
  /** Of the token. */
  expiresAt?: Date | undefined;
};

/** A person with a record, in the organization that is current for them. */
export type Person = {
  id: string;
  subject: string;
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  isActive: boolean;
  organizationId: string;
  /** May join any organization: an active Admin of the main provider tenant with a `t-` subject. */
  isProviderAdmin: boolean;
  rightsVersion: number;
} & Authority;

/** Who makes a call. `nobody` is a visitor without a sign-in, `session` somebody signed in without a record here. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'session'; session: Session }
  | { kind: 'person'; session: Session; person: Person }
  | { kind: 'command-line' };

/** The caller's person, where it is an active one. Their id is what lists join on. */
export const activePerson = (caller: Caller): Person | undefined =>
  caller.kind === 'person' && caller.person.isActive ? caller.person : undefined;

/** The person of a call that only people with an active record may make. */
export function requirePerson(caller: Caller): Person {
  const person = activePerson(caller);
  if (!person) throw notAllowed();
  return person;
}

/** Who manages: a person in their current organization, or the command line, everywhere and as an admin. */
export type Manager = Authority & { personId: string | undefined; organizationId: string | undefined };

export function managerOf(caller: Caller): Manager {
  if (caller.kind === 'command-line')
    return { role: Role.Admin, ...noRights, personId: undefined, organizationId: undefined };
  const person = requirePerson(caller);
  const { role, id, organizationId } = person;
  return { role, ...rightsOf(person), personId: id, organizationId };
}
