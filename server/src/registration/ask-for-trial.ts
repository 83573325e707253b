import { portalPath } from '@tv/contract/pages/page-paths';
import { randomUUID } from 'node:crypto';
import type { RequestedLanguage } from '@tv/contract/languages/page-language';
import { findLanguage } from '../mail/language-db.ts';
import { freeTrialKnownMail, freeTrialMail } from '../mail/registration-mails.ts';
import type { Queries } from '../platform/db/database.ts';
import { hasAccount } from './account-db.ts';
import { emailAddress } from '../platform/email-address.ts';
import { after, lifetimes, type RegistrationDeps, type SignIn } from './deps.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import { findNewestTrial, hasRecord, insertTrial } from './trial-db.ts';

const portal = { name: 'TV', colors: {} };

/** Whether the address has an account already. */
export const isKnown = (
  db: Queries,
  { hasLocalPasswords, issuer }: SignIn,
  email: string,
): Promise<boolean> => (hasLocalPasswords ? hasAccount(db, email) : hasRecord(db, issuer, email));

/**
 * Asks for a free trial. The answer is the same whether the address has an account or not, also when repeated; only the mail
 * tells. Each mail has a link of its own, but a known address gets no link.
 */
export function askForTrial(
  deps: RegistrationDeps,
  typed: string,
  requested: RequestedLanguage,
): Promise<{ id: string }> {
  const { db, clock, limits, outbox, publicUrl, signIn } = deps;
  const email = emailAddress(typed);
  return db.transaction(async (transaction) => {
    const now = clock();
    const wait = await limits.take(transaction, 'trial mail', { receiver: email });
    const newest = await findNewestTrial(transaction, email);
    if (wait > 0) return { id: newest ?? randomUUID() };
    const token = newToken();
    const expiresAt = after(now, lifetimes.trial);
    const id = await insertTrial(transaction, { email, hash: hashToken(token), now, expiresAt });
    const address = `${publicUrl}${portalPath('free-trial')}?token=${token}`;
    const language = await findLanguage(transaction, email, { organization: undefined, requested });
    const mail = (await isKnown(transaction, signIn, email))
      ? freeTrialKnownMail(language, portal, `${publicUrl}/`)
      : freeTrialMail(language, portal, address);
    await outbox.write(transaction, { to: [email], ...mail });
    return { id };
  });
}
