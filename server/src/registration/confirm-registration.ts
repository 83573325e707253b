import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { findOpenLink } from './ask-for-account.ts';
import { openOnboarding } from './open-onboarding.ts';
import { addToken } from './onboarding-db.ts';
import { after, lifetimes, type RegistrationDeps } from './deps.ts';
import { isMember, isTakenOut } from './seats-db.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { findLink, findRequestBySecret, recordConfirmed } from './self-registration-db.ts';

/** Verifies the address by the secret in the mail. The same secret gives the same token until the account is set up. */
export function confirmRegistration(
  { db, clock, keys }: RegistrationDeps,
  linkId: string,
  secret: string,
): Promise<{ onboardingToken: string }> {
  return db.transaction(async (transaction) => {
    const now = clock();
    const link = await findLink(transaction, linkId);
    const request = link && (await findRequestBySecret(transaction, linkId, hashToken(secret)));
    if (!link || !request) throw notFound('This registration');
    const { organizationId } = link;
    const { email } = request;
    if (request.isCompleted || (await isMember(transaction, organizationId, email)))
      throw catalogued(ProblemCode.TokenAlreadyUsed, because('registration.setUp'));
    if (link.isDeactivated) await findOpenLink(transaction, linkId, now);
    // The mail was sent before the person left the organization.
    if (await isTakenOut(transaction, organizationId, email))
      throw catalogued(ProblemCode.RegistrationLinkDeactivated, because('registration.closed'));
    if (request.secretExpiresAt <= now)
      throw catalogued(ProblemCode.TokenExpired, because('registration.confirmationExpired'));
    const onboardingToken = keys.onboardingToken(secret);
    if (request.onboardingId) {
      await addToken(transaction, {
        hash: hashToken(onboardingToken),
        onboardingId: request.onboardingId,
        expiresAt: after(now, lifetimes.onboarding),
      });
    } else {
      const given = { organizationId, email, role: 'Viewer' as const };
      const { id } = await openOnboarding(transaction, given, now, onboardingToken);
      await recordConfirmed(transaction, request.id, id);
    }
    return { onboardingToken };
  });
}
