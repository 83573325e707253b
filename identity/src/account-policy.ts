import { maxIdleTime, maxSessionAge } from './sessions/session-limits.ts';

/** What a person's organizations ask of their sign-in, the strictest of all. Absent: as the portal does. */
export interface AccountPolicy {
  /** The sign-in needs an authenticator app or a passkey. */
  needsSecondStep: boolean;
  /** Seconds from the sign-in to the session's end. */
  sessionSeconds?: number | undefined;
  /** Seconds without use after which the session ends. */
  idleSeconds?: number | undefined;
  /** Characters that a new password has at least. */
  passwordLength?: number | undefined;
  /** None of the person's organizations allows the network. */
  isNetworkRefused: boolean;
}

/** Finds the policy of a person. `address`: where a request comes from. The service passes this function in. */
export type FindAccountPolicy = (of: { subject: string; address?: string }) => Promise<AccountPolicy>;

export const freePolicy: AccountPolicy = { needsSecondStep: false, isNetworkRefused: false };

/** The limits of a session in seconds, at most those of the portal. */
export const limitsOf = ({ sessionSeconds, idleSeconds }: AccountPolicy) => ({
  maxSessionAge: Math.min(maxSessionAge, sessionSeconds ?? maxSessionAge),
  maxIdleTime: Math.min(maxIdleTime, idleSeconds ?? maxIdleTime),
});
