import type { MediaTokens } from '../media/media-token.ts';
import type { DomainRules } from '../organization/domains/owns-address.ts';
import type { Session } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { SignIn } from '../registration/deps.ts';

export type PeopleDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  mediaTokens: MediaTokens;
  /** The origin of the portal, for links in mails. */
  publicUrl: string;
  signIn: SignIn;
  /** E-mail domains whose `t-` users get a record at their first sign-in. */
  internalDomains: readonly string[];
  /** Creates the memberships that wait for this person's first sign-in with another provider. */
  admitNewcomer(session: Session): Promise<boolean>;
} & DomainRules;
