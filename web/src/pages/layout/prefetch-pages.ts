import { matchWatchPage } from '@tv/client/lib/area/watch-path.ts';
import { currentUser } from '@tv/client/lib/session/current-user.ts';
import { memberArea, publicArea } from '@tv/client/lib/area/area.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { prefetchLinks } from '@tv/client/lib/area/prefetch-links.ts';
import { watchData } from '../watch/watch-data.ts';

type Prefetched = Parameters<typeof queryClient.prefetchQuery>[0];

/** Has a watch page's code and first answers at hand while somebody is about to press its card. */
export const prefetchPages = () =>
  prefetchLinks((path) => {
    const { id, orgId } = matchWatchPage(path) ?? {};
    if (!id) return undefined;
    void import('../watch/watch-page.tsx').catch(() => {});
    const area = orgId ? publicArea(orgId) : memberArea(currentUser.get()?.organizationId ?? '');
    const missing = watchData(id)(area).filter(({ queryKey }) => !queryClient.getQueryState(queryKey));
    for (const query of missing) void queryClient.prefetchQuery(query as Prefetched);
    return () => missing.forEach(({ queryKey }) => cancelUnused(queryKey));
  });

/** What a screen or a moving card has come to use meanwhile goes on. */
function cancelUnused(queryKey: readonly unknown[]): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query && query.getObserversCount() === 0) void queryClient.cancelQueries({ queryKey, exact: true });
}
