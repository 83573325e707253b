import { appendFileSync } from 'node:fs';

/** What takes time in many tests. */
type Kind = 'database' | 'encode' | 'sign-in';

/** Runs work. Where `TEST_TIMES` names a file, its seconds become a line of it. */
export async function counted<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  const file = process.env.TEST_TIMES;
  if (!file) return work();
  const began = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - began) / 1000;
    // At once: a worker of Vitest is ended without an event.
    appendFileSync(file, `${JSON.stringify({ kind, count: 1, seconds })}\n`);
  }
}
