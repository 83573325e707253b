import {
  countAttempt,
  decrementAttempts,
  deleteAttempts,
  selectAttempt,
  takeFromLimit,
  upsertSuccess,
} from '../db.ts';
import type { Database } from '../db.ts';
import { createKeyedHash } from '../secrets.ts';

/** Failures within an hour without a delay. Each further failure doubles the delay. */
const freeFailuresPerPair = 5;
const freeFailuresPerNetwork = 30;
/** Wrong one-time codes for one account from all networks. Anyone who enters a code knows the password. */
const freeCodeFailuresPerAccount = 20;
/** Mails that one network may request within an hour without a delay. */
const freeMails = 20;
/** Device codes that one network, such as an office, may request within an hour without a delay. */
const freeDeviceCodes = 60;
/** Sign-ins that one network may start within an hour. Each is a row that lives an hour. */
const maxInteractions = 2_000;
/** Seconds. */
const maxDelay = 60;
/** Milliseconds. */
const hour = 3_600_000;

export interface Attempt {
  email: string;
  /** The network, or the id of a browser in which this account has signed in before. */
  source: string;
  isKnownBrowser: boolean;
  /** A one-time code after the right password. Six digits are weaker than a password, so an account has a limit for all networks. */
  isCode?: boolean;
}

export interface Throttle {
  /** Counts a failed attempt in advance and answers 0, or answers the seconds to wait. */
  begin(attempt: Attempt): Promise<number>;
  /** Takes the failure back. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Checks a secret. Answers the seconds to wait in place of checking, or the result. An undefined result is a failure. */
  check<Result>(
    attempt: Attempt,
    verify: () => Promise<Result | undefined>,
  ): Promise<{ delay: number; result?: Result | undefined }>;
  /** Whether the browser is known, or somebody signed in from this network within the last hour. */
  isTrusted(attempt: Attempt): Promise<boolean>;
  /** Answers 0, or the seconds until this network may start another sign-in. */
  beginInteraction(network: string): Promise<number>;
  /** Answers 0, or the seconds until this network may request another mail. */
  requestMail(network: string): Promise<number>;
  /** Answers 0, or the seconds until this network may request another device code. */
  requestDeviceCode(network: string): Promise<number>;
}

/**
 * Slows guessing without a lock that a stranger could use against the owner of an account. Delays belong to a pair of
 * account and source, and to a network. A known browser has a count of its own, so a neighbour in the same network
 * does not delay it.
 */
export function createThrottle(db: Database, secretKey: string, now: () => Date): Throttle {
  const hash = createKeyedHash(secretKey, 'attempts');
  const keysOf = ({ email, source, isKnownBrowser, isCode }: Attempt) => {
    const account = email.trim().toLowerCase();
    return {
      pair: hash(isCode ? 'code' : 'account', account, source),
      total: isKnownBrowser ? undefined : isCode ? hash('codes', account) : hash('address', source),
    };
  };

  async function count(key: string, free: number) {
    const at = now();
    if ((await countAttempt(db, { key, now: at, free, maxDelay })) !== undefined) return 0;
    const row = await selectAttempt(db, key);
    if (!row) return 1;
    const delay = Math.min(maxDelay, 2 ** (row.failures - free));
    return Math.max(1, Math.ceil(delay - (at.getTime() - new Date(row.last_at).getTime()) / 1000));
  }

  async function begin(attempt: Attempt) {
    const { pair, total } = keysOf(attempt);
    const delay = await count(pair, freeFailuresPerPair);
    if (delay > 0 || !total) return delay;
    return count(total, attempt.isCode ? freeCodeFailuresPerAccount : freeFailuresPerNetwork);
  }

  async function succeeded(attempt: Attempt) {
    const { pair, total } = keysOf(attempt);
    await deleteAttempts(db, [pair]);
    if (total) await decrementAttempts(db, total);
    if (!attempt.isKnownBrowser) await upsertSuccess(db, hash('success', attempt.source), now());
  }

  return {
    begin,
    succeeded,
    async check(attempt, verify) {
      const delay = await begin(attempt);
      if (delay > 0) return { delay };
      const result = await verify();
      if (result !== undefined) await succeeded(attempt);
      return { delay, result };
    },
    async isTrusted({ isKnownBrowser, source }) {
      if (isKnownBrowser) return true;
      const success = await selectAttempt(db, hash('success', source));
      return success !== undefined && now().getTime() - new Date(success.last_at).getTime() < hour;
    },
    beginInteraction: (network) => takeFromLimit(db, hash('interaction', network), maxInteractions, now()),
    requestMail: (network) => count(hash('mail', network), freeMails),
    requestDeviceCode: (network) => count(hash('device', network), freeDeviceCodes),
  };
}
