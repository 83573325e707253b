import { tooManyTries } from '../platform/problem.ts';
import type { RegistrationParts } from './registration-parts.ts';
import { networkOf } from './keys.ts';
import { takeTry } from './tries-db.ts';

/** Tries an hour that one network has; a whole office may share one. Its address is kept as a keyed hash, for that hour. */
const mostAnHour = { 'set-up': 100, registration: 100, trial: 30, lead: 50 };

/** Throws 429 when a network has tried too often. */
export async function boundNetwork(
  { db, keys, clock }: RegistrationParts,
  what: keyof typeof mostAnHour,
  address: string,
): Promise<void> {
  const key = `${what} from ${keys.hashAddress(networkOf(address))}`;
  const wait = await db.transaction((transaction) =>
    takeTry(transaction, key, [{ most: mostAnHour[what], seconds: 3600 }], clock()),
  );
  if (wait > 0) throw tooManyTries(wait);
}
