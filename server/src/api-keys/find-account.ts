import { because } from '@tv/contract/reasons/problem-reasons';
import type { ServiceAccount } from '../platform/auth/caller.ts';
import { isKeyText } from '../platform/auth/key-text.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notAllowed, outsideNetworks, Problem } from '../platform/http/problem.ts';
import { withoutRequestSignal } from '../platform/http/requests/request-signal.ts';
import type { Log } from '../platform/log.ts';
import { findKeyByHash, findKeyById, type FoundKey, noteUse } from './find-account-db.ts';

const refused = (reason: 'keys.unknown' | 'keys.expired' | 'keys.replaced' | 'keys.stopped') =>
  new Problem(401, 0, because(reason));

/** Why a key may not be used now. `undefined`: it may. */
function refusalOf(found: FoundKey | undefined, now: Date): Problem | undefined {
  if (!found) return refused('keys.unknown');
  const { account, endsAt } = found;
  if (account.expiresAt && account.expiresAt <= now) return refused('keys.expired');
  if (endsAt && endsAt <= now) return refused('keys.replaced');
  if (!found.isAnsweredFor) return refused('keys.stopped');
  if (!found.isInOwnNetworks) return notAllowed(because('keys.networks'));
  return found.isInNetworkOfOrganization ? undefined : outsideNetworks();
}

/** The service account of a key that was found before, by the key's id. `undefined`: the key may not be used now. */
export async function findAccountAgain(
  { db, clock }: { db: Database; clock: Clock },
  secretId: string,
  address: string,
): Promise<ServiceAccount | undefined> {
  const found = await findKeyById(db, secretId, address);
  return refusalOf(found, clock()) ? undefined : found?.account;
}

type Deps = { db: Database; clock: Clock; environment: string; log: Pick<Log, 'warn'> };

/**
 * Finds the service account of a key at a network address. Throws 401 or 403. What is no key by its form and its check is not
 * looked up.
 */
export function createAccountFinder({ db, clock, environment, log }: Deps) {
  const note = ({ account: { secretId }, usedAt }: FoundKey) => {
    if (usedAt && clock().getTime() - usedAt.getTime() < 60_000) return;
    // The request neither waits for it nor fails with it.
    withoutRequestSignal(() => noteUse(db, secretId, clock())).catch((err: unknown) =>
      log.warn({ err }, 'The use of an API key could not be noted.'),
    );
  };
  return async (key: string, address: string): Promise<ServiceAccount> => {
    const found = isKeyText(key, environment) ? await findKeyByHash(db, hashToken(key), address) : undefined;
    const refusal = refusalOf(found, clock());
    if (refusal) throw refusal;
    note(found!);
    return found!.account;
  };
}
