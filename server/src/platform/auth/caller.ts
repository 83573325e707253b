import type { Role } from '@tv/contract/enumerations';

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
  role: Role;
  /** May join any organization: an active Admin of the main provider tenant with a `t-` subject. */
  isProviderAdmin: boolean;
  rightsVersion: number;
};

/** Who makes a call. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'session'; session: Session }
  | { kind: 'person'; session: Session; person: Person }
  | { kind: 'command-line' };

/** The caller's person where there is an active one; the id that lists join on, `undefined` for everybody else. */
export const activePerson = (caller: Caller): Person | undefined =>
  caller.kind === 'person' && caller.person.isActive ? caller.person : undefined;
