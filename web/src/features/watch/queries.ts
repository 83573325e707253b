import { publicItem, publicPlayerSettings } from '@tv/contract/first-calls';
import { queryOptions } from '@tanstack/react-query';
import { call, prepared } from '../../lib/api/call.ts';
import type { Place } from '../../lib/place/place.ts';
import { unlockTokenOf } from '../../lib/session/unlock-tokens.ts';

export const asked = (id: string, signal: AbortSignal) => ({
  params: { id },
  signal,
  unlockToken: unlockTokenOf(id),
});

export const watchedItem = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call(...prepared(publicItem(id), asked(id, signal)))
        : call('GET /MediaContents/Published/:id', asked(id, signal)),
  });

export const playerSettings = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'settings'],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call(...prepared(publicPlayerSettings(id), asked(id, signal)))
        : call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', asked(id, signal)),
  });
