import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '@tv/contract/formats/network';
import type { Database } from './db.ts';
import { deviceName } from './sessions/device-name.ts';

/** What happens to an account, as the audit log words it. */
export type AccountAction =
  | 'signed in'
  | 'sign-in failed'
  | 'second step failed'
  | 'signed out'
  | 'signed out everywhere'
  | 'session ended'
  | 'password changed'
  | 'password reset'
  | 'second step added'
  | 'second step removed'
  | 'recovery codes made'
  | 'recovery code used'
  | 'application allowed'
  | 'access of application ended';

export interface AccountEvent {
  action: AccountAction;
  /** The account, or the address that somebody typed, which may have none. */
  of: { subject: string } | { email: string };
  /** The only organization whom it concerns. Absent: all of the person's. */
  organizationId?: string;
  /** The network address, for IPv6 its /64. */
  network: string;
  /** Browser and system, such as `Firefox on Linux`. */
  client: string;
  /** Further facts. Never a secret. */
  detail?: Record<string, string>;
}

/**
 * Writes an event into the audit log of the person's organizations, in the transaction of its cause where there is one. An
 * address without an account takes the same time. The service passes this function in.
 */
export type RecordAccountEvent = (event: AccountEvent, transaction?: Database) => Promise<void>;

/** Where a request came from. It takes requests of Fastify and of Koa. */
export const originOf = ({ ip, headers }: { ip: string; headers: IncomingHttpHeaders }) => ({
  network: networkOf(ip),
  client: deviceName(headers['user-agent']),
});
