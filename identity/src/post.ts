import type { Account } from './accounts.ts';
import type { Database } from './db.ts';

/** What somebody is told by mail about their account. */
export type Letter =
  | { kind: 'new password' | 'confirm email'; address: string }
  | { kind: 'changed'; change: SecurityChange };

export type SecurityChange =
  | 'password changed'
  | 'authenticator added'
  | 'authenticator removed'
  | 'recovery codes made'
  | 'passkey added'
  | 'passkey removed';

/**
 * Given by the service, which sends mails: runs `write` in a transaction and, when that answers true, puts the letter on
 * its way in the same one. Answers what `write` did.
 */
export type Post = (
  to: Pick<Account, 'subject' | 'email'>,
  letter: Letter,
  write: (db: Database) => Promise<boolean>,
) => Promise<boolean>;
