import { visitorId } from '@tv/client/lib/state/visitor-id.ts';
import type { reportWatching } from '../src/reports/report-watching.ts';
import type { OpenItem } from './open-item.ts';

type Reports = Parameters<typeof reportWatching>[1];

/** Tells the portal what is watched in a page of another site, as an embed there does. */
export function reportsOf({ client, item, isMember, unlockToken }: OpenItem): Reports {
  const { id } = item;
  const query = { isEmbedded: true, ...(location.hostname && { from: location.hostname }) };
  const headers = { ...(unlockToken && { 'x-unlock-token': unlockToken }) };
  return {
    playing: (body) =>
      isMember
        ? client.call('POST /MediaContents/:id/Playings', { params: { id }, body, keepalive: true })
        : client.call('POST /MediaContents/:id/Playings/Publics', {
            params: { id },
            body,
            headers,
            keepalive: true,
          }),
    visit: () =>
      isMember
        ? client.call('POST /MediaContents/:id/Visitors', { params: { id }, query })
        : client.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
            params: { id, visitorId: visitorId() },
            query,
            headers,
          }),
    send: (position, ranges) => {
      const body = { mediaContentId: id, position, ranges };
      return isMember
        ? client.call('POST /WatchedTimestamps', { body, keepalive: true })
        : client.call('POST /WatchedTimestamps/:id/Publics', {
            params: { id: visitorId() },
            body,
            headers,
            keepalive: true,
          });
    },
  };
}
