import { Role } from '@tv/contract/enumerations';
import type { KeyScope } from '@tv/contract/integrations/key-scopes';
import { type Authority, noRights, rightsOf } from '@tv/contract/people/rights';
import { notAllowed } from '../http/problem.ts';

/** An application that acts for a person at the portal's own provider. */
export type ActingApplication = {
  id: string;
  /** What the person allowed it. */
  scopes: readonly string[];
  /** The only organization in which it acts. `undefined`: the settings name the application. */
  organizationId: string | undefined;
};

/** The claims of a verified access token. */
export type Session = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
  /** Groups and roles at the provider. `undefined` if the token does not list all of them. */
  groups?: readonly string[] | undefined;
  /** Names of groups of people, for whom items can be. `undefined` if the token does not list all of them. */
  claimedGroups?: readonly string[] | undefined;
  /** The sign-in session of the token. Only the portal's own provider sets it. */
  sessionId?: string | undefined;
  /** `undefined`: the token is of the portal itself, or of its command line. */
  application?: ActingApplication | undefined;
  /** The expiry of the token. */
  expiresAt?: Date | undefined;
};

/** A person with a record in the database, in their current organization. */
export type Person = {
  id: string;
  subject: string;
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  isActive: boolean;
  organizationId: string;
  /** Those in which they are active. */
  organizationIds: readonly string[];
  /** The person may join any organization: an active admin of the main provider tenant whose subject begins with `t-`. */
  isProviderAdmin: boolean;
  /** The organization allows the network that the request comes from. */
  isInNetwork: boolean;
  /** Records: a content manager, or a member whose organization lets its members record drafts for review. */
  mayRecord: boolean;
  rightsVersion: number;
  /** The manager who sees the portal as this person. They read what is visible, and nothing of the person's own. */
  seenBy?: string;
  /** Where the person's last write ends in the WAL, in bytes. `undefined`: nothing was written lately, or there are no replicas. */
  lastWrite?: number | undefined;
} & Authority;

/** The service account of an organization that an API key stands for. It is not a person. */
export type ServiceAccount = {
  id: string;
  name: string;
  organizationId: string;
  scopes: readonly KeyScope[];
  /** The categories whose content manager it is. `undefined`: it is an organization manager. */
  categoryIds: readonly string[] | undefined;
  expiresAt: Date | undefined;
  /** Which of its keys the request brings. */
  secretId: string;
};

/** The maker of a request. `nobody`: a visitor who is not signed in. `session`: a signed-in person without a record in the database. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'session'; session: Session }
  | { kind: 'person'; session: Session; person: Person }
  | { kind: 'key'; account: ServiceAccount }
  | { kind: 'command-line' };

/** The caller's person, if there is one and they are active. */
export const activePerson = (caller: Caller): Person | undefined =>
  caller.kind === 'person' && caller.person.isActive ? caller.person : undefined;

/** The caller's person, for calls that only active people may make. */
export function requirePerson(caller: Caller): Person {
  const person = activePerson(caller);
  if (!person) throw notAllowed();
  return person;
}

/** The role that bounds a service account, whatever its scopes. */
export const roleOfKey = ({ categoryIds }: Pick<ServiceAccount, 'categoryIds'>): Role =>
  categoryIds ? Role.ContentManager : Role.OrganizationManager;

/**
 * The caller of a management call: a person in their current organization, the service account of a key, or the command line, an
 * admin of every organization.
 */
export type Manager = Authority & {
  /** `undefined`: a service account or the command line. */
  personId: string | undefined;
  /** `undefined`: the command line alone. */
  organizationId: string | undefined;
  account?: ServiceAccount | undefined;
};

export function managerOf(caller: Caller): Manager {
  if (caller.kind === 'command-line')
    return { role: Role.Admin, ...noRights, personId: undefined, organizationId: undefined };
  if (caller.kind === 'key') {
    const { account } = caller;
    const { organizationId } = account;
    return { role: roleOfKey(account), ...noRights, personId: undefined, organizationId, account };
  }
  const person = requirePerson(caller);
  const { role, id, organizationId } = person;
  return { role, ...rightsOf(person), personId: id, organizationId };
}
