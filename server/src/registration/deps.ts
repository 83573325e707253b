import type { Cost } from '@tv/identity/passwords/password-hash';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Keys } from './keys.ts';

export type SignIn = {
  /** The issuer that people are stored with: the provider's address, or `portalIssuer`. */
  issuer: string;
  /** The portal's own provider signs people in. False with another provider, which has the passwords. */
  hasLocalPasswords: boolean;
  /** The security page of the portal's own provider. */
  securityAddress: string;
  /** The work of a new password's hash. Absent: that of production. */
  passwordCost?: Cost;
};

export type RegistrationDeps = {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  keys: Keys;
  limits: Limits;
  publicUrl: string;
  signIn: SignIn;
};

const day = 24 * 3_600_000;
/** Lifetimes of links in milliseconds. An expired link may be renewed for `renewal`. */
export const lifetimes = { onboarding: 7 * day, registration: day, trial: 7 * day, renewal: 30 * day };
/** The most members of a free trial. */
export const trialUserLimit = 50;

export const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
