import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { ProblemCode } from '@tv/contract/problems';
import { findPasswordLength } from '../organization/policies/account-policy-db.ts';
import { recordOfPerson } from '../platform/audit-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { openOrResetAccount } from './account-db.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { refuseUsed } from './open-onboarding.ts';
import { checkNewPerson, type PersonForm } from './new-person.ts';
import { findOnboarding, joinPerson, recordSetUp, type Onboarding } from './onboarding-db.ts';
import { isProvider } from './organization-db.ts';
import type { RegistrationDeps } from './deps.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { tellOfChange } from './tell-of-change.ts';

/** Finds the invitation of a valid token. Throws error codes 14, 29 and 30. */
export async function findUsable(
  db: Queries,
  token: string,
  now: Date,
  isToBeUsed = false,
): Promise<Onboarding> {
  const onboarding = await findOnboarding(db, hashToken(token), isToBeUsed);
  if (!onboarding) throw notFound('This invitation');
  refuseUsed(onboarding);
  if (onboarding.tokenExpiresAt <= now)
    throw catalogued(ProblemCode.TokenExpired, because('registration.setUpExpired'));
  return onboarding;
}

/**
 * Sets up the account, once. The token proves the mailbox, so an existing account of the address gets the new password. With
 * another sign-in provider, the membership waits for the person's first sign-in.
 */
export async function setUpAccount(
  { db, clock, signIn, outbox }: Pick<RegistrationDeps, 'db' | 'clock' | 'signIn' | 'outbox'>,
  { token, ...form }: PersonForm & { token: string },
): Promise<{ userId: string; email: string }> {
  const { email, organizationId } = await findUsable(db, token, clock());
  const length = await findPasswordLength(db, organizationId, email);
  const { password, ...person } = checkNewPerson(form, email, signIn.hasLocalPasswords, length);
  const passwordHash = signIn.hasLocalPasswords
    ? await hashNewPassword(email, password, signIn.passwordCost)
    : undefined;
  return db.transaction(async (transaction) => {
    const now = clock();
    const onboarding = await findUsable(transaction, token, now, true);
    await recordSetUp(transaction, onboarding.id, person, Boolean(passwordHash), now);
    if (!passwordHash) return { userId: onboarding.id, email };
    // People of the main provider tenant are recognized by a subject that begins with `t-`.
    const subject = (await isProvider(transaction, onboarding.organizationId))
      ? `t-${randomUUID()}`
      : randomUUID();
    const { issuer } = signIn;
    const opening = { ...person, email, passwordHash, subject, issuer };
    const account = await openOrResetAccount(transaction, opening, now);
    // The owner is told as after every change of a password, because somebody else may have read the mail.
    if (account.isReset)
      await tellOfChange(transaction, { outbox, signIn }, { ...account, email }, 'password changed');
    const userId = await joinPerson(transaction, {
      ...onboarding,
      ...person,
      issuer,
      subject: account.subject,
    });
    if (account.isReset) await recordOfPerson(transaction, userId, { action: 'password reset', now });
    return { userId, email };
  });
}
