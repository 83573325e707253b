import type { AccountMail } from '@tv/contract/sign-in/account-mails';
import type { Account } from '../accounts.ts';
import type { Database } from '../db.ts';

/**
 * Runs `write` in a transaction. Where `write` answers true, the mail goes into the outbox in the same transaction.
 * Answers the answer of `write`. The service passes this function in.
 */
export type SendAccountMail = (
  to: Pick<Account, 'subject' | 'email'>,
  mail: AccountMail,
  write: (db: Database) => Promise<boolean>,
) => Promise<boolean>;
