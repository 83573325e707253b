import { expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

const { FUZZ_SEED, FUZZ_REQUEST } = process.env;

// A share of fuzz.slow.test.ts, short enough for every change. With FUZZ_SEED it makes the requests of that seed, with FUZZ_REQUEST one of them.
test('requests made from the document are answered as it says, whoever makes them', async () => {
  const { wrong, succeeded, operations } = await runFuzz({
    seed: Number(FUZZ_SEED ?? 1),
    count: FUZZ_SEED ? 5000 : 3000,
    only: FUZZ_REQUEST ? Number(FUZZ_REQUEST) : undefined,
  });
  expect(wrong).toEqual([]);
  // Requests that are all refused would prove little.
  if (!FUZZ_REQUEST) expect(succeeded).toBeGreaterThan(operations / 3);
}, 300_000);
