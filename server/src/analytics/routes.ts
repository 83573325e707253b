import { activePerson } from '../platform/auth/caller.ts';
import type { Serve } from '../platform/http/serve.ts';
import { addCounts } from './db.ts';
import type { AnalyticsDeps } from './deps.ts';
import { serveManagedAnalytics } from './manage-routes.ts';

export function serveAnalytics(serve: Serve, deps: AnalyticsDeps): void {
  const { db, clock } = deps;
  serveManagedAnalytics(serve, deps);

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
