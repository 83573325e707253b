import { securityChangedMail } from '../mail/security-mails.ts';
import type { Queries } from '../platform/db.ts';
import type { Outbox } from '../platform/mail.ts';
import { dropSecondSteps } from './account-db.ts';
import { findSenderOfPerson } from './organization-db.ts';

/** The password alone opens the account again; its owner is told. Answers whether there was a second step. */
export async function dropSecondStep(
  transaction: Queries,
  { outbox, issuer }: { outbox: Outbox; issuer: string },
  { subject, email }: { subject: string; email: string },
): Promise<boolean> {
  if (!(await dropSecondSteps(transaction, subject))) return false;
  const sender = await findSenderOfPerson(transaction, issuer, subject);
  const mail = securityChangedMail(sender, 'second step removed', `${issuer}/security`);
  await outbox.write(transaction, { to: [email], ...mail });
  return true;
}
