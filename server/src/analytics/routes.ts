import { activePerson } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { addCounts } from './db.ts';

export function serveAnalytics(serve: Serve, { db, clock }: { db: Database; clock: Clock }): void {
  serve('POST /AnalyticsEvents', async ({ body, caller, request }) => {
    // Global Privacy Control: the person asks not to be measured.
    if (request.headers['sec-gpc'] === '1') return;
    const own = activePerson(caller)?.organizationId;
    const counted = body.events.flatMap(({ name, organizationId = own }) =>
      organizationId ? [{ event: name, organizationId }] : [],
    );
    if (counted.length > 0) await addCounts(db, counted, clock());
  });
}
