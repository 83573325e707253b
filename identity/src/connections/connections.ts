import type { CustomFetch } from 'openid-client';
import type { Account } from '../accounts.ts';

/** The sign-in provider of an organization, and how the portal is known there. */
export interface Connection {
  id: string;
  organizationId: string;
  /** As people read it. */
  name: string;
  issuer: string;
  clientId: string;
  /** Absent: a public client. */
  clientSecret: string | undefined;
  /** The claims with a person's name and with their groups. */
  claims: { name: string; groups: string };
  /** Domains of addresses that are the organization's own now. */
  domains: string[];
  /** Changes with each change of the settings. */
  version: number;
  isActive: boolean;
}

/** A person as a provider describes them. */
export interface UpstreamPerson {
  issuer: string;
  subject: string;
  /** In lower case. */
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Absent where the provider sends no complete list. */
  groups?: string[] | undefined;
  /** How the person signed in there (RFC 8176). */
  amr: string[];
}

/** The connections of the organizations. The service passes them in. */
export interface SignInConnections {
  /** Asks a provider, within bounds of time and size, at public addresses only. */
  fetch: CustomFetch;
  /** Whether a provider may be without TLS, as in tests. */
  allowsPlain: boolean;
  areInUse(): Promise<boolean>;
  /** The active connection for an address, by its domain. It does not tell whether the address has an account. */
  findForAddress(email: string): Promise<{ id: string } | undefined>;
  find(id: string): Promise<Connection | undefined>;
  /** The connection that an admin tries with this token. */
  findTried(id: string, token: string): Promise<Connection | undefined>;
  /** Stores that the settings of this version work. */
  noteTried(connection: Connection): Promise<void>;
  /** The subject of the account with which a person at the provider is linked. */
  findLinked(
    connection: Connection,
    person: { issuer: string; subject: string },
  ): Promise<string | undefined>;
  /** Whether nobody can have used the account yet, and no other organization has to do with it. */
  mayLinkAtOnce(connection: Connection, account: Account): Promise<boolean>;
  /** Links the account, makes it a member as the organization's rules say, and follows the groups that are reported. */
  admit(
    connection: Connection,
    account: Account,
    person: Pick<UpstreamPerson, 'issuer' | 'subject' | 'groups'>,
  ): Promise<void>;
  /** Whether the account has to sign in by its organization's connection. */
  isRefused(account: Account, usesPasskey: boolean): Promise<boolean>;
  /** Writes a sign-in that failed into the audit log of the organization. */
  recordFailure(
    connection: Connection,
    detail: { reason: string; network: string; client: string },
  ): Promise<void>;
}

/** A portal without connections. */
export const noConnections: SignInConnections = {
  fetch: () => Promise.reject(new Error('no connections')),
  allowsPlain: false,
  areInUse: async () => false,
  findForAddress: async () => undefined,
  find: async () => undefined,
  findTried: async () => undefined,
  noteTried: async () => {},
  findLinked: async () => undefined,
  mayLinkAtOnce: async () => false,
  admit: async () => {},
  isRefused: async () => false,
  recordFailure: async () => {},
};
