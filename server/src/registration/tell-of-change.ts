import type { SecurityChange } from '@tv/contract/sign-in/account-mails';
import { findLanguage } from '../mail/language-db.ts';
import { securityChangedMail } from '../mail/security-mails.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { findSenderOfPerson } from './organization-db.ts';
import type { SignIn } from './deps.ts';

/** Tells the owner of an account by mail that their sign-in was changed outside their settings. */
export async function tellOfChange(
  transaction: Queries,
  { outbox, signIn }: { outbox: Outbox; signIn: SignIn },
  { subject, email }: { subject: string; email: string },
  change: SecurityChange,
): Promise<void> {
  const sender = await findSenderOfPerson(transaction, signIn.issuer, subject);
  const language = await findLanguage(transaction, email, { organization: sender.language });
  const mail = securityChangedMail(language, sender, change, signIn.securityAddress);
  await outbox.write(transaction, { to: [email], ...mail });
}
