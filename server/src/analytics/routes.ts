import type { SearchEvent } from '@tv/contract/analytics/analytics';
import { activePerson } from '../platform/auth/caller.ts';
import { asksForPrivacy } from '../platform/http/asks-for-privacy.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import { addCounts } from './db.ts';
import type { CountingDeps } from './deps.ts';
import { serveFigures } from './figures-routes.ts';
import { serveManagedAnalytics } from './manage-routes.ts';
import { servePlayingFigures } from './playing-routes.ts';
import { servePeopleFigures } from './people-routes.ts';
import { countSearches, normalizedTerm } from './searches-db.ts';

/** Visitors without a number of their own are one and the same. */
const unknownVisitor = 'visitor';

export function serveAnalytics(serve: Serve, deps: CountingDeps): void {
  const { db, clock, limits, secretKey } = deps;
  const searcherHash = createViewerHash(secretKey);
  serveManagedAnalytics(serve, deps);
  serveFigures(serve, deps);
  servePeopleFigures(serve, deps);
  servePlayingFigures(serve, deps);

  serve('POST /AnalyticsEvents', async ({ body, caller, request }) => {
    if (asksForPrivacy(request)) return;
    const person = activePerson(caller);
    const own = person?.organizationId;
    const counted = body.events.flatMap(({ name, organizationId = own }) =>
      organizationId ? [{ event: name, organizationId }] : [],
    );
    if (counted.length > 0) await addCounts(db, counted, clock());
    const searches = searchesOf(body.searches ?? [], own);
    if (searches.length === 0) return;
    // A member’s own bound leaves room for the others of an office.
    const by = person
      ? { network: undefined, person: person.id }
      : { network: request.ip, person: undefined };
    await limits.bound(db, 'counted search', by);
    await countSearches(db, searches, searcherHash(person?.id ?? body.visitorId ?? unknownVisitor), clock());
  });
}

const searchesOf = (searches: readonly SearchEvent[], own: string | undefined) =>
  searches.flatMap(({ term, resultCount, organizationId = own }) =>
    organizationId ? [{ organizationId, term: normalizedTerm(term), resultCount }] : [],
  );
