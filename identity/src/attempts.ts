import {
  countAttempt,
  forgiveAttempts,
  noteSuccess,
  selectAttempt,
  takeBackAttempt,
  takeOfLimit,
} from './db.ts';
import type { Database } from './db.ts';
import { createKeyedHash } from './secrets.ts';

/** Failures within an hour that cost nothing, then each doubles the pause. */
const freeByAccountAndAddress = 5;
const freeByAddress = 30;
const longestPause = 60;
/** Milliseconds for which anything of a network is kept. */
const hour = 3_600_000;
/** Mails that one network may ask for within an hour before it has to wait. */
const freeMails = 20;
/** Device codes, likewise: a whole office may sit behind one address. */
const freeDevices = 60;
/** Sign-ins that one network, which may be a whole office, may begin within an hour. Each is a row that lives an hour. */
const mostInteractions = 2_000;
/** Wrong one-time codes for an account, from wherever: who gets that far knows the password. */
const freeCodes = 20;

export interface Attempt {
  email: string;
  /** The network address, or the name of a browser this account has signed in with before. */
  from: string;
  knownBrowser: boolean;
  /**
   * A code after the right password. Six digits do not stand what a password stands, so these are counted for the account as a
   * whole, too; only a known browser is not held up by what others tried.
   */
  isCode?: boolean;
}

export interface Attempts {
  /** Seconds to wait before the next attempt; 0: go on, and the attempt counts as failed until `succeeded`. */
  begin(attempt: Attempt): Promise<number>;
  succeeded(attempt: Attempt): Promise<void>;
  /** Whether it comes from a known browser, or from a network from which somebody signed in within the last hour. */
  isKnown(attempt: Attempt): Promise<boolean>;
  /** Seconds to wait before this network may begin another sign-in. */
  beginInteraction(network: string): Promise<number>;
  /** Seconds to wait before this network may have another mail sent. */
  askForMail(network: string): Promise<number>;
  /** Seconds to wait before this network may begin to sign in another device. */
  askForDevice(network: string): Promise<number>;
}

/**
 * Slows guessing without a lock that a stranger could close: pauses belong to an account *as seen from one address*
 * and to an address as a whole, never to an account alone; and a browser the account has signed in with
 * before is counted by itself, so that not even a neighbour behind the same address can hold its owner up.
 */
export function createAttempts(db: Database, secretKey: string, now: () => Date): Attempts {
  const hash = createKeyedHash(secretKey, 'attempts');
  const keysOf = ({ email, from, knownBrowser, isCode }: Attempt) => {
    const account = email.trim().toLowerCase();
    return {
      pair: hash(isCode ? 'code' : 'account', account, from),
      wide: knownBrowser ? undefined : isCode ? hash('codes', account) : hash('address', from),
    };
  };

  async function count(key: string, free: number) {
    const at = now();
    if ((await countAttempt(db, { key, now: at, free, longestPause })) !== undefined) return 0;
    const row = await selectAttempt(db, key);
    if (!row) return 1;
    const pause = Math.min(longestPause, 2 ** (row.failures - free));
    return Math.max(1, Math.ceil(pause - (at.getTime() - new Date(row.last_at).getTime()) / 1000));
  }

  return {
    async begin(attempt) {
      const { pair, wide } = keysOf(attempt);
      const pause = await count(pair, freeByAccountAndAddress);
      return pause || !wide ? pause : await count(wide, attempt.isCode ? freeCodes : freeByAddress);
    },
    async succeeded(attempt) {
      const { pair, wide } = keysOf(attempt);
      await forgiveAttempts(db, [pair]);
      if (wide) await takeBackAttempt(db, wide);
      if (!attempt.knownBrowser) await noteSuccess(db, hash('success', attempt.from), now());
    },
    async isKnown({ knownBrowser, from }) {
      if (knownBrowser) return true;
      const success = await selectAttempt(db, hash('success', from));
      return success !== undefined && now().getTime() - new Date(success.last_at).getTime() < hour;
    },
    beginInteraction: (network) => takeOfLimit(db, hash('interaction', network), mostInteractions, now()),
    askForMail: (network) => count(hash('mail', network), freeMails),
    askForDevice: (network) => count(hash('device', network), freeDevices),
  };
}
