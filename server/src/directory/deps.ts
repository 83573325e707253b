import type { DomainRules } from '../organization/domains/owns-address.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Outbox } from '../platform/mail/outbox.ts';

export type DirectoryDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  /** The origin of the portal, without a slash at the end. */
  publicUrl: string;
  /** The portal's own provider signs people in, so a newcomer gets a mail to set up an account. */
  hasLocalPasswords: boolean;
} & DomainRules;
