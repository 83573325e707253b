// Slow: it makes 50,000 requests.
// Proves: no request that can be made of the OpenAPI document, and none beside it, breaks the service, the document's promise, or a secret.
// Ground: contract/src, server/src/platform, server/src/app.ts, server/test/isolation/fuzz.
import { expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

const rounds = 10;

// Each round has a world of its own, because callers delete and change what they find.
test.each(Array.from({ length: rounds }, (_, round) => 100 + round))(
  '5,000 requests of seed %i are answered as the document says',
  async (seed) => {
    const { wrong } = await runFuzz({ seed, count: 5000 });
    expect(wrong).toEqual([]);
  },
  600_000,
);
