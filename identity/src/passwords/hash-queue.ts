import { textIn } from '../language.ts';

const en = textIn('en');

export class BusyError extends Error {
  override name = 'BusyError';
}

/** The sender of a password. */
export interface Requester {
  /** The requester has proven something before: a recent sign-in of this browser or network, a session, or a link from the own mailbox. */
  isTrusted: boolean;
  /** The network, browser or account. */
  source: string;
}

export interface HashQueueLimits {
  /** Hashes that run at the same time. */
  concurrency: number;
  /** Waiting requests, counted apart for trusted requesters and for strangers. */
  maxWaiting: number;
  /** Waiting requests of one source. */
  maxWaitingPerSource: number;
}

/** Trusted requests that run before one request of a stranger, while both kinds wait. */
const trustedPerStranger = 3;

interface Waiting {
  source: string;
  start(): void;
}

/**
 * Limits how many hashes run and wait, since each holds much memory. Trusted requesters have a queue of their own and go
 * first. Strangers only fill their own queue, however many passwords they try from however many networks.
 */
export function createHashQueue({ concurrency, maxWaiting, maxWaitingPerSource }: HashQueueLimits) {
  const trusted: Waiting[] = [];
  const strangers: Waiting[] = [];
  let running = 0;
  let trustedInARow = 0;

  function next() {
    const isTrustedNext =
      trusted.length > 0 && (strangers.length === 0 || trustedInARow < trustedPerStranger);
    trustedInARow = isTrustedNext ? trustedInARow + 1 : 0;
    return (isTrustedNext ? trusted : strangers).shift();
  }

  /** Throws BusyError when too many requests wait already. */
  return async function enqueue<T>({ isTrusted, source }: Requester, work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      const queue = isTrusted ? trusted : strangers;
      const ofSource = queue.filter((waiting) => waiting.source === source).length;
      if (queue.length >= maxWaiting || ofSource >= maxWaitingPerSource) throw new BusyError(en.busy);
      // A finished hash hands its place to the next one: `running` does not change.
      await new Promise<void>((start) => queue.push({ source, start }));
    } else running++;
    try {
      return await work();
    } finally {
      const waiting = next();
      if (waiting) waiting.start();
      else running--;
    }
  };
}
