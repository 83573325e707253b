import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { ProblemCode } from '@tv/contract/problems';
import { noRights } from '@tv/contract/people/rights';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { openAccount } from './account-db.ts';
import { isKnown } from './ask-for-trial.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { checkNewPerson, type PersonForm } from './new-person.ts';
import { insertOnboarding, joinPerson, type NewPerson, recordSetUp } from './onboarding-db.ts';
import { insertOrganization } from './organization-db.ts';
import { organizationName as checkName } from '../organization/names/organization-name.ts';
import { type RegistrationDeps, trialUserLimit } from './deps.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { findTrial, recordTrialCompleted, type Trial } from './trial-db.ts';

/** Throws error codes 14 and 29. */
export async function findOpenTrial(
  db: Queries,
  token: string,
  now: Date,
  isToBeUsed = false,
): Promise<Trial> {
  const trial = await findTrial(db, hashToken(token), isToBeUsed);
  if (!trial) throw notFound('This free trial');
  if (!trial.isCompleted && trial.expiresAt <= now)
    throw catalogued(ProblemCode.TokenExpired, because('registration.trialExpired'));
  return trial;
}

/** Creates the organization and its first admin together, once. `network` is the caller's network address. */
export async function confirmTrial(
  deps: RegistrationDeps,
  id: string,
  { token, organizationName, ...form }: PersonForm & { token: string; organizationName: string },
  network: string,
): Promise<{ userId: string; email: string; organizationId: string }> {
  const { db, clock, limits, signIn } = deps;
  const { email } = refuseUnfit(await findOpenTrial(db, token, clock()), id);
  const name = checkName('organizationName', organizationName);
  const { password, ...person } = checkNewPerson(form, email, signIn.hasLocalPasswords);
  const passwordHash = signIn.hasLocalPasswords
    ? await hashNewPassword(email, password, signIn.passwordCost)
    : undefined;
  return db.transaction(async (transaction) => {
    const now = clock();
    refuseUnfit(await findOpenTrial(transaction, token, now, true), id);
    await limits.bound(transaction, 'trial', { network });
    const organizationId = randomUUID();
    const organization = { id: organizationId, name, userLimit: trialUserLimit, isTrial: true };
    if (!(await insertOrganization(transaction, organization)))
      throw catalogued(ProblemCode.NameTaken, because('organization.nameTaken'));
    const userId = await admitAdmin(deps, transaction, { organizationId, email, person, passwordHash });
    await recordTrialCompleted(transaction, id, now);
    return { userId, email, organizationId };
  });
}

function refuseUnfit(trial: Trial, id: string): Trial {
  if (trial.id !== id) throw notFound('This free trial');
  if (trial.isCompleted) throw catalogued(ProblemCode.TokenAlreadyUsed, because('registration.trialBegun'));
  return trial;
}

/** With another sign-in provider, the first sign-in creates the membership. */
async function admitAdmin(
  { clock, signIn }: RegistrationDeps,
  transaction: Queries,
  given: { organizationId: string; email: string; person: NewPerson; passwordHash: string | undefined },
): Promise<string> {
  const { organizationId, email, person, passwordHash } = given;
  const now = clock();
  const onboarding = { id: randomUUID(), organizationId, email, role: 'Admin' as const, ...noRights };
  const isTaken = catalogued(ProblemCode.AlreadyExists, because('registration.hasAccount'));
  if (await isKnown(transaction, signIn, email)) throw isTaken;
  await insertOnboarding(transaction, { ...onboarding, now, expiresAt: now });
  await recordSetUp(transaction, onboarding.id, person, Boolean(passwordHash), now);
  if (!passwordHash) return onboarding.id;
  const subject = await openAccount(transaction, { ...person, email, passwordHash }, now);
  if (!subject) throw isTaken;
  return joinPerson(transaction, { ...onboarding, ...person, issuer: signIn.issuer, subject });
}
