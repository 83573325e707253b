import { because } from '@tv/contract/reasons/problem-reasons';
import { screenPath } from '@tv/contract/pages/page-paths';
import type { RequestedLanguage } from '@tv/contract/languages/page-language';
import { ProblemCode } from '@tv/contract/problems';
import { findLanguage } from '../mail/language-db.ts';
import {
  accountClosedMail,
  alreadyRegisteredMail,
  confirmRegistrationMail,
} from '../mail/registration-mails.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { domainOf, emailAddress } from '../platform/email-address.ts';
import { noSeat } from './open-onboarding.ts';
import { findSender } from './organization-db.ts';
import { after, lifetimes, type RegistrationDeps } from './deps.ts';
import { hasSeat, isMember, isTakenOut } from './seats-db.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import { addSecret, findLink, findRequest, type Link, openRequest } from './self-registration-db.ts';

/** Throws error codes 14, 184 and 64. */
export async function findOpenLink(db: Queries, id: string, now: Date): Promise<Link> {
  const link = await findLink(db, id);
  if (!link) throw notFound('This registration');
  if (link.isDeactivated)
    throw catalogued(ProblemCode.RegistrationLinkDeactivated, because('registration.switchedOff'));
  if (link.expiresAt && link.expiresAt <= now)
    throw catalogued(ProblemCode.RegistrationExpired, because('registration.linkExpired'));
  return link;
}

/**
 * Asks for an account. The answer is the same whether the address has an account or not; only the mail tells. A repeated call
 * within a minute, or too many calls a day, send no further mail.
 */
export function askForAccount(
  deps: RegistrationDeps,
  linkId: string,
  typed: string,
  requested: RequestedLanguage,
): Promise<{ userId: string; email: string }> {
  const { db, clock, limits } = deps;
  return db.transaction(async (transaction) => {
    const now = clock();
    const link = await findOpenLink(transaction, linkId, now);
    const email = emailAddress(typed);
    if (link.allowedDomains.length > 0 && !link.allowedDomains.includes(domainOf(email)))
      throw catalogued(ProblemCode.RestrictedDomain, because('registration.restrictedDomain'));
    if (!(await hasSeat(transaction, link.organizationId, email, now))) throw noSeat();
    const expiresAt = after(now, lifetimes.registration);
    const userId = await openRequest(transaction, { linkId, email, now, expiresAt });
    const receiver = `${email} of ${link.organizationId}`;
    if ((await limits.take(transaction, 'registration form', { receiver })) === 0)
      await sendConfirmation(deps, transaction, link, { id: userId, email, requested }, now);
    return { userId, email };
  });
}

/** Sends the mail again. Throws error codes 14, 64, 72, 133 and 184, and status 429. */
export function resendConfirmation(
  deps: RegistrationDeps,
  linkId: string,
  userId: string,
  requested: RequestedLanguage,
): Promise<void> {
  const { db, clock, limits } = deps;
  return db.transaction(async (transaction) => {
    const now = clock();
    const link = await findOpenLink(transaction, linkId, now);
    // The organization's row is always locked first, then the request.
    const known = await findRequest(transaction, linkId, userId);
    if (!known) throw notFound('This registration');
    const hasRoom = await hasSeat(transaction, link.organizationId, known.email, now);
    const request = await findRequest(transaction, linkId, userId, true);
    if (!request) throw notFound('This registration');
    if (request.isCompleted)
      throw catalogued(ProblemCode.RegistrationAlreadyVerified, because('registration.verified'));
    if (after(request.expiresAt, lifetimes.renewal) <= now)
      throw catalogued(ProblemCode.RegistrationExpired, because('registration.expired'));
    await limits.bound(transaction, 'registration mail', {
      receiver: `${request.email} of ${link.organizationId}`,
    });
    if (!hasRoom && !(await isMember(transaction, link.organizationId, request.email))) throw noSeat();
    await sendConfirmation(deps, transaction, link, { ...request, requested }, now);
  });
}

/** The secret of the link is none of the ids that the page knows, so only the owner of the mailbox has it. */
async function sendConfirmation(
  { outbox, publicUrl }: RegistrationDeps,
  transaction: Queries,
  { id: linkId, organizationId }: Link,
  { id: requestId, email, requested }: { id: string; email: string; requested: RequestedLanguage },
  now: Date,
): Promise<void> {
  const sender = await findSender(transaction, organizationId);
  const language = await findLanguage(transaction, email, { organization: sender.language, requested });
  if (await isTakenOut(transaction, organizationId, email)) {
    await outbox.write(transaction, { to: [email], ...accountClosedMail(language, sender) });
    return;
  }
  if (await isMember(transaction, organizationId, email)) {
    await outbox.write(transaction, {
      to: [email],
      ...alreadyRegisteredMail(language, sender, `${publicUrl}/`),
    });
    return;
  }
  const secret = newToken();
  const expiresAt = after(now, lifetimes.registration);
  await addSecret(transaction, { hash: hashToken(secret), requestId, now, expiresAt });
  const address =
    publicUrl +
    screenPath(organizationId, 'registered/:selfRegistrationId/:selfRegistrationUserId', {
      selfRegistrationId: linkId,
      selfRegistrationUserId: secret,
    });
  await outbox.write(transaction, { to: [email], ...confirmRegistrationMail(language, sender, address) });
}
