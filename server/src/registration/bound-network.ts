import { isIPv6 } from 'node:net';
import { tooManyTries } from '../platform/problem.ts';
import type { RegistrationParts } from './registration-parts.ts';
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

/** One household has a whole /64 of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const missing = 8 - front.length - tail.split(':').filter(Boolean).length;
  const groups = plain.includes('::') ? [...front, ...Array<string>(missing).fill('0')] : front;
  return groups.concat(tail.split(':').filter(Boolean)).slice(0, 4).join(':');
}
