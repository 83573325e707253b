import type { Database } from '../platform/db/database.ts';
import { listUnsentCounts, markSent } from './db.ts';

/** Milliseconds. */
const longestAnswer = 10_000;

/**
 * Tells the sink what was counted since it was last told: `POST {"counts": [{day, organizationId, event, count}]}`.
 * Each count is that of the whole day so far, so that one told twice changes nothing. One that the sink refuses is told
 * again the next time.
 */
export async function sendCounts(
  { db, sinkUrl }: { db: Database; sinkUrl: string },
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const counts = await listUnsentCounts(db);
    if (counts.length === 0) return;
    const answer = await fetch(sinkUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ counts }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswer)]),
    });
    await answer.body?.cancel();
    // The address may hold a secret, and so is not said.
    if (!answer.ok) throw new Error(`ANALYTICS_URL answered ${answer.status}.`);
    await markSent(db, counts);
  }
}
