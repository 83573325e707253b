import { call } from '@tv/client/lib/api/call.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import { visitorId } from '@tv/client/lib/state/visitor-id.ts';

/** The host of another site whose link led to the portal, until a view was counted: later ones come from the portal. */
let cameFrom = hostOf(document.referrer);

function hostOf(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host && host !== location.hostname ? host : undefined;
}

/** Tells the service that an item is played. Its own module, because nothing is played before the page is shown. */
export function sendVisit(id: string, isMember: boolean): Promise<void> {
  const isEmbedded = window.parent !== window;
  const query = { ...(isEmbedded && { isEmbedded }), ...(cameFrom && { from: cameFrom }) };
  cameFrom = undefined;
  return isMember
    ? call('POST /MediaContents/:id/Visitors', { params: { id }, query })
    : call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
        params: { id, visitorId: visitorId() },
        query,
        unlockToken: unlockTokenOf(id),
      });
}
