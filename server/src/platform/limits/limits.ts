import { keyedHash } from '../auth/keyed-hash.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { type Bound, takeOfLimits } from './limits-db.ts';
import { networkOf } from '@tv/contract/formats/network';
import { tooManyTries } from '../http/problem.ts';

const hourly = (most: number): Bound[] => [{ most, seconds: 3600 }];
const daily = (most: number): Bound[] => [{ most, seconds: 24 * 3600 }];
/** A mail that somebody asks for again. */
const again: Bound[] = [{ most: 1, seconds: 60 }, ...daily(5)];

/**
 * How often something may be done, and by whom. A network may be a whole office: all of it may register within an hour, and begin more
 * than one trial. A receiver is an e-mail address, in one organization where the mail is one's; nothing that is made, withdrawn and
 * made again counts again.
 */
const table = {
  'account set-up': { network: hourly(100) },
  registration: { network: hourly(100) },
  'registration form': { receiver: again },
  'registration mail': { receiver: again },
  'trial request': { network: hourly(30) },
  'trial mail': { receiver: again },
  trial: { network: [...hourly(10), ...daily(30)] },
  'contact request': { network: hourly(50) },
  'contact mail': { receiver: daily(1) },
  invitation: { person: hourly(300), organization: daily(2000), receiver: daily(5) },
  'invitation of a trial': { organization: daily(20) },
  'invitation mail': { receiver: again },
  // The receiver is a share.
  'guest code': { receiver: [{ most: 1, seconds: 60 }, ...hourly(6)], network: hourly(60) },
  'guest code tried': { receiver: hourly(30), network: hourly(120) },
  // Of keys of guests of live events that open nothing.
  'backstage key': { network: hourly(120) },
  'webhook test': { organization: hourly(60) },
  'domain check': { organization: hourly(30) },
  'sign-in try': { organization: hourly(60) },
  upload: { person: hourly(3000), organization: hourly(6000) },
  // For viewers who are new to an item. A viewer who comes back is not counted.
  visit: { network: hourly(1000), networkAndItem: hourly(300), organization: hourly(50_000) },
  'playing report': {
    network: hourly(1000),
    networkAndItem: hourly(300),
    person: hourly(300),
    organization: hourly(200_000),
  },
  'counted search': { network: hourly(600), person: hourly(600) },
  'live message': { person: [{ most: 30, seconds: 60 }] },
  'live vote': { person: [{ most: 60, seconds: 60 }] },
  'live reaction': { person: [{ most: 60, seconds: 60 }] },
  'visitor progress': { network: hourly(1000), networkAndItem: hourly(300), organization: hourly(50_000) },
} as const satisfies Record<string, Partial<Record<Whose, readonly Bound[]>>>;

type Whose = 'network' | 'networkAndItem' | 'person' | 'organization' | 'receiver';
export type Limited = keyof typeof table;
/** The keys by which a use is counted: ids, network addresses (before the id of the item), e-mail addresses as receivers. `undefined` is not bounded. */
export type By<What extends Limited> = { [Each in keyof (typeof table)[What]]: string | undefined };

export type Limits = {
  /** Takes one use; answers 0, or the seconds to wait. */
  take<What extends Limited>(db: Queries, what: What, by: By<What>): Promise<number>;
  /** The same; throws 429. */
  bound<What extends Limited>(db: Queries, what: What, by: By<What>): Promise<void>;
};

/** The rate limits of the service. Uses are stored in the database, for all instances together. Addresses are stored as keyed hashes. */
export function createLimits({ clock, secretKey }: { clock: Clock; secretKey: string }): Limits {
  const hash = keyedHash(secretKey, 'limits');
  const named: Record<Whose, (who: string) => string> = {
    network: (address) => hash(networkOf(address)),
    networkAndItem: (both) => hash(both.replace(/^\S+/, networkOf)),
    receiver: hash,
    person: (id) => id,
    organization: (id) => id,
  };
  const take: Limits['take'] = async (db, what, by) => {
    const limits = (Object.entries(table[what]) as [Whose, readonly Bound[]][]).flatMap(([whose, bounds]) => {
      const who = (by as Partial<Record<Whose, string>>)[whose];
      if (who === undefined) return [];
      return bounds.map((bound) => ({
        ...bound,
        key: `${what} by ${whose} ${named[whose](who)} in ${bound.seconds}`,
      }));
    });
    return limits.length > 0 ? takeOfLimits(db, limits, clock()) : 0;
  };
  return {
    take,
    async bound(db, what, by) {
      const wait = await take(db, what, by);
      if (wait > 0) throw tooManyTries(wait);
    },
  };
}
