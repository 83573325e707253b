import type { AccountMail } from '@tv/contract/sign-in/account-mails';
import { findLanguage } from '../mail/language-db.ts';
import { confirmEmailMail, newPasswordMail } from '../mail/registration-mails.ts';
import { securityChangedMail } from '../mail/security-mails.ts';
import type { Database, TextQueries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { asText } from './account-db.ts';
import { findSenderOfPerson } from './organization-db.ts';
import type { SignIn } from './deps.ts';

/** Writes a mail about an account into the outbox, in the transaction of its cause. It has the branding of the person's organization. */
export function createAccountMailSender({
  db,
  outbox,
  signIn,
}: {
  db: Database;
  outbox: Outbox;
  signIn: Omit<SignIn, 'hasLocalPasswords'>;
}) {
  return (
    to: { subject: string; email: string },
    mail: AccountMail,
    write: (db: TextQueries) => Promise<boolean>,
  ): Promise<boolean> =>
    db.transaction(async (transaction) => {
      if (!(await write(asText(transaction)))) return false;
      const sender = await findSenderOfPerson(transaction, signIn.issuer, to.subject);
      const language = await findLanguage(transaction, to.email, { organization: sender.language });
      const content =
        mail.kind === 'changed'
          ? securityChangedMail(language, sender, mail.change, signIn.securityAddress)
          : (mail.kind === 'new password' ? newPasswordMail : confirmEmailMail)(
              language,
              sender,
              mail.address,
            );
      await outbox.write(transaction, { to: [to.email], ...content });
      return true;
    });
}
