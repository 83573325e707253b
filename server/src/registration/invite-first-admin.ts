import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { findFirstAdmin, findProviderOrganization, insertOrganization } from './organization-db.ts';
import { addToken } from './onboarding-db.ts';
import { openOnboarding, setUpAddress } from './open-onboarding.ts';
import { after, lifetimes } from './deps.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';

type Invited = 'nobody is needed' | 'nobody is named' | { address: string };

/** While there is no admin: creates the main provider tenant and returns a link that sets up its first admin. */
export function inviteFirstAdmin(
  { db, clock, publicUrl }: { db: Database; clock: Clock; publicUrl: string },
  email: string | undefined,
): Promise<Invited> {
  return db.transaction(async (transaction) => {
    const now = clock();
    const admin = await findFirstAdmin(transaction, email?.toLowerCase());
    if (admin === 'exists') return 'nobody is needed';
    if (!email) return 'nobody is named';
    const token = newToken();
    if (admin) {
      const expiresAt = after(now, lifetimes.onboarding);
      await addToken(transaction, { hash: hashToken(token), onboardingId: admin.onboardingId, expiresAt });
    } else {
      const organizationId = await providerOrganization(transaction);
      await openOnboarding(
        transaction,
        { organizationId, email: email.toLowerCase(), role: 'Admin' },
        now,
        token,
      );
    }
    return { address: setUpAddress(publicUrl, token) };
  });
}

async function providerOrganization(transaction: Queries): Promise<string> {
  const found = await findProviderOrganization(transaction);
  if (found) return found;
  const id = randomUUID();
  await insertOrganization(transaction, { id, name: 'TV', isProvider: true });
  return id;
}
