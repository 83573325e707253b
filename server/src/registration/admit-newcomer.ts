import type { Session } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { claimedAddress } from '../platform/email-address.ts';
import { joinPerson, listWaiting, recordJoined } from './onboarding-db.ts';

/**
 * Completes the invitations of a person at their first sign-in with another provider, because only that provider knows their
 * `sub`. Only a verified address counts. Answers whether the person joined an organization.
 */
export async function admitNewcomer(
  { db, clock }: { db: Database; clock: Clock },
  { issuer, subject, email, emailVerified, givenName, familyName }: Session,
): Promise<boolean> {
  if (!email || !emailVerified) return false;
  return db.transaction(async (transaction) => {
    const waiting = await listWaiting(transaction, claimedAddress(email));
    for (const onboarding of waiting) {
      await joinPerson(transaction, {
        ...onboarding,
        issuer,
        subject,
        firstName: givenName ?? onboarding.firstName,
        lastName: familyName ?? onboarding.lastName,
      });
      await recordJoined(transaction, onboarding.id, clock());
    }
    return waiting.length > 0;
  });
}
