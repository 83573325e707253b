import { appendFileSync } from 'node:fs';

/** What takes time in many tests. */
type Kind = 'database' | 'encode' | 'sign-in';

const file = process.env.TEST_TIMES;
const spent = new Map<Kind, { count: number; seconds: number }>();

/** Runs work. Where `TEST_TIMES` names a file, this process appends a line with its counts and seconds to it at its end. */
export async function counted<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  if (!file) return work();
  if (spent.size === 0) process.once('exit', () => appendFileSync(file, linesOf(spent)));
  const before = spent.get(kind) ?? { count: 0, seconds: 0 };
  spent.set(kind, before);
  const began = performance.now();
  try {
    return await work();
  } finally {
    before.count++;
    before.seconds += (performance.now() - began) / 1000;
  }
}

const linesOf = (all: typeof spent) =>
  [...all].map(([kind, { count, seconds }]) => `${JSON.stringify({ kind, count, seconds })}\n`).join('');
