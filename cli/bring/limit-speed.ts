import { setTimeout as wait } from 'node:timers/promises';
import { CommandProblem } from '../command-problem.ts';
import { text } from '../texts.ts';

const units: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000, g: 1_000_000_000 };

/** Bytes a second of `--limit`, such as `5MB/s` or `500 kB/s`. */
export function readSpeed(written: string): number {
  const [, number, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*([kmg]?)(?:i?b)?(?:\/s)?\s*$/i.exec(written) ?? [];
  const speed = Number(number) * (units[unit.toLowerCase()] ?? NaN);
  if (!(speed >= 1000)) throw new CommandProblem(text.bring.noSpeed({ written }));
  return speed;
}

/** Answers a function that waits until so many more bytes may pass, so that on average no more than `speed` a second do. */
export function limitSpeed(
  speed: number | undefined,
  { now, pause }: { now: () => number; pause: (milliseconds: number) => Promise<unknown> } = {
    now: () => performance.now(),
    pause: wait,
  },
): (bytes: number) => Promise<void> {
  if (speed === undefined) return async () => {};
  let free = now();
  return async (bytes) => {
    const from = Math.max(free, now());
    free = from + (bytes / speed) * 1000;
    const left = from - now();
    if (left > 0) await pause(left);
  };
}
