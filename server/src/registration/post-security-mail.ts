import { findLanguage } from '../mail/language-db.ts';
import { confirmEmailMail, newPasswordMail } from '../mail/registration-mails.ts';
import { securityChangedMail } from '../mail/security-mails.ts';
import type { SecurityChange } from '../mail/strings/mail-texts.ts';
import type { Database, TextQueries } from '../platform/db.ts';
import type { Outbox } from '../platform/mail.ts';
import { asText } from './account-db.ts';
import { findSenderOfPerson } from './organization-db.ts';
import type { SignIn } from './registration-parts.ts';

type Letter =
  | { kind: 'new password' | 'confirm email'; address: string }
  | { kind: 'changed'; change: SecurityChange };

/** Sends what the portal's own identity provider has to tell, in the transaction of what it tells, as the person's organization. */
export function createSecurityPost({
  db,
  outbox,
  signIn,
}: {
  db: Database;
  outbox: Outbox;
  signIn: Omit<SignIn, 'keepsPasswords'>;
}) {
  return (
    to: { subject: string; email: string },
    letter: Letter,
    write: (db: TextQueries) => Promise<boolean>,
  ): Promise<boolean> =>
    db.transaction(async (transaction) => {
      if (!(await write(asText(transaction)))) return false;
      const sender = await findSenderOfPerson(transaction, signIn.issuer, to.subject);
      const language = await findLanguage(transaction, to.email);
      const mail =
        letter.kind === 'changed'
          ? securityChangedMail(language, sender, letter.change, signIn.securityAddress)
          : (letter.kind === 'new password' ? newPasswordMail : confirmEmailMail)(
              language,
              sender,
              letter.address,
            );
      await outbox.write(transaction, { to: [to.email], ...mail });
      return true;
    });
}
