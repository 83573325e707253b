import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which other work gets a turn. */
const longest = 15;

/**
 * For long work on the event loop: await the returned function between its pieces. It gives other work a turn when the last turn
 * was 15 milliseconds ago, and else answers at once. A piece should take a few milliseconds at most.
 */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () =>
    performance.now() - since < longest
      ? undefined
      : nextTurn().then(() => {
          since = performance.now();
        });
}
