import { because } from '@tv/contract/reasons/problem-reasons';
import { portalPath } from '@tv/contract/pages/page-paths';
import { randomUUID } from 'node:crypto';
import { ProblemCode } from '@tv/contract/problems';
import { mergeRights, noRights, type Rights } from '@tv/contract/people/rights';
import type { RoleKey } from '@tv/contract/people/roles';
import type { Queries } from '../platform/db/database.ts';
import { catalogued } from '../platform/http/problem.ts';
import { addToken, insertOnboarding, type Onboarding } from './onboarding-db.ts';
import { after, lifetimes } from './deps.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';

export const setUpAddress = (publicUrl: string, token: string) =>
  `${publicUrl}${portalPath('account-setup')}?token=${token}`;

export const noSeat = () => catalogued(ProblemCode.UserLimitReached, because('people.seats'));

/** Creates an onboarding with its first token and sends nothing. The caller has checked the seat in the same transaction. */
export async function openOnboarding(
  transaction: Queries,
  given: { organizationId: string; email: string; role: RoleKey } & Partial<Rights>,
  now: Date,
  token: string = newToken(),
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const expiresAt = after(now, lifetimes.onboarding);
  await insertOnboarding(transaction, { ...given, ...mergeRights(given, noRights), id, now, expiresAt });
  await addToken(transaction, { hash: hashToken(token), onboardingId: id, expiresAt });
  return { id, token };
}

export function refuseUsed({ usedAt }: Onboarding): void {
  if (usedAt) throw catalogued(ProblemCode.TokenAlreadyUsed, because('registration.setUp'));
}
