import { publicItem, publicPlayerSettings } from '@tv/contract/calls/first-calls';
import { queryOptions } from '@tanstack/react-query';
import { call, prepared } from '@tv/client/lib/api/call.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';

export const itemRequest = (id: string, signal: AbortSignal) => ({
  params: { id },
  signal,
  unlockToken: unlockTokenOf(id),
});

export const watchedItem = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'watch', id],
    queryFn: ({ signal }) =>
      area.isPublic
        ? call(...prepared(publicItem(id), itemRequest(id, signal)))
        : call('GET /MediaContents/Published/:id', itemRequest(id, signal)),
  });

export const playerSettings = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'watch', id, 'settings'],
    queryFn: ({ signal }) =>
      area.isPublic
        ? call(...prepared(publicPlayerSettings(id), itemRequest(id, signal)))
        : call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', itemRequest(id, signal)),
  });
