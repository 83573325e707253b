import { en } from './strings/en.ts';

export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Whose password is hashed. `isKnown`: somebody who has proven something before – a browser or network that signed in lately, a session,
 * a link from the own mailbox. `source`: the network, browser or account behind it.
 */
export interface Turn {
  isKnown: boolean;
  source: string;
}

export interface HashQueueLimits {
  /** Hashes that run at the same time. */
  atOnce: number;
  /** Those that wait, of known people and of strangers each. */
  longest: number;
  /** Those that wait of one source. */
  mostOfOne: number;
}

/** While both wait, a stranger comes after so many known people. */
const knownInARow = 3;

interface Waiting {
  source: string;
  begin(): void;
}

/**
 * Lets few hashes run at once and few wait, since each holds much memory. Strangers and known people wait apart: however many strangers
 * try passwords from however many networks, they fill their own queue only, and known people come first.
 */
export function createHashQueue({ atOnce, longest, mostOfOne }: HashQueueLimits) {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  let running = 0;
  let inARow = 0;

  function next() {
    const isKnownsTurn = known.length > 0 && (strangers.length === 0 || inARow < knownInARow);
    inARow = isKnownsTurn ? inARow + 1 : 0;
    return (isKnownsTurn ? known : strangers).shift();
  }

  /** Throws BusyError when too many wait already. */
  return async function inTurn<T>({ isKnown, source }: Turn, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      const queue = isKnown ? known : strangers;
      const ofOne = queue.filter((waiting) => waiting.source === source).length;
      if (queue.length >= longest || ofOne >= mostOfOne) throw new BusyError(en.busy);
      // The one who finishes hands over its place: `running` stays as it is.
      await new Promise<void>((begin) => queue.push({ source, begin }));
    } else running++;
    try {
      return await work();
    } finally {
      const waiting = next();
      if (waiting) waiting.begin();
      else running--;
    }
  };
}
