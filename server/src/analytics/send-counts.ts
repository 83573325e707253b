import type { Database } from '../platform/db/database.ts';
import { outgoing } from '../platform/telemetry/outgoing.ts';
import { listUnsentCounts, markSent } from './db.ts';

/** Time limit of a request, in milliseconds. */
const longestAnswer = 10_000;

/**
 * Sends the counts that changed since the last time: `POST {"counts": [{day, organizationId, event, count}]}`. Each count is that
 * of the whole day so far, so a count that is sent twice changes nothing. Refused counts are sent again the next time.
 */
export async function sendCounts(
  { db, sinkUrl }: { db: Database; sinkUrl: string },
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const counts = await listUnsentCounts(db);
    if (counts.length === 0) return;
    const answer = await outgoing(
      { service: 'analytics', request: 'send' },
      () =>
        fetch(sinkUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ counts }),
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswer)]),
        }),
      ({ ok }) => !ok,
    );
    await answer.body?.cancel();
    // The address may contain a secret, so it is not logged.
    if (!answer.ok) throw new Error(`ANALYTICS_URL answered ${answer.status}.`);
    await markSent(db, counts);
  }
}
