import { because } from '@tv/contract/reasons/problem-reasons';
import type { RequestedLanguage } from '@tv/contract/languages/page-language';
import { ProblemCode } from '@tv/contract/problems';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { findLanguage } from '../mail/language-db.ts';
import { invitationMail } from '../mail/registration-mails.ts';
import { addToken, findOnboarding, deleteExpiredTokens, type Onboarding } from './onboarding-db.ts';
import { noSeat, refuseUsed, setUpAddress } from './open-onboarding.ts';
import { findSender } from './organization-db.ts';
import { after, lifetimes, type RegistrationDeps } from './deps.ts';
import { hasSeat } from './seats-db.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';

/** Sends a new link to the address of an invitation, named by its old link. The old link may have expired. */
export function resendInvitation(
  deps: RegistrationDeps,
  oldToken: string,
  requested: RequestedLanguage,
): Promise<void> {
  const { db, clock, limits } = deps;
  return db.transaction(async (transaction) => {
    const now = clock();
    const onboarding = await findOnboarding(transaction, hashToken(oldToken));
    if (!onboarding) throw notFound('This invitation');
    refuseUsed(onboarding);
    if (after(onboarding.tokenExpiresAt, lifetimes.renewal) <= now)
      throw catalogued(ProblemCode.TokenExpired, because('registration.invitationExpired'));
    const receiver = `${onboarding.email} of ${onboarding.organizationId}`;
    await limits.bound(transaction, 'invitation mail', { receiver });
    if (!(await hasSeat(transaction, onboarding.organizationId, onboarding.email, now))) throw noSeat();
    await deleteExpiredTokens(transaction, after(now, -lifetimes.renewal));
    await sendInvitation(deps, transaction, onboarding, requested, now);
  });
}

/** Writes the mail of an invitation with a new link. Links that were sent before stay valid. */
export async function sendInvitation(
  { outbox, publicUrl }: Pick<RegistrationDeps, 'outbox' | 'publicUrl'>,
  transaction: Queries,
  onboarding: Pick<Onboarding, 'id' | 'email' | 'organizationId'>,
  requested: RequestedLanguage,
  now: Date,
): Promise<void> {
  const token = newToken();
  await addToken(transaction, {
    hash: hashToken(token),
    onboardingId: onboarding.id,
    expiresAt: after(now, lifetimes.onboarding),
  });
  const sender = await findSender(transaction, onboarding.organizationId);
  const language = await findLanguage(transaction, onboarding.email, {
    organization: sender.language,
    requested,
  });
  await outbox.write(transaction, {
    to: [onboarding.email],
    ...invitationMail(language, sender, setUpAddress(publicUrl, token)),
  });
}
