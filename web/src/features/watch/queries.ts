import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import type { MediaContent, MediaPlayerSettings } from '@tv/contract/media';
import { call, fetchText } from '../../lib/api.ts';
import { withMediaToken } from '../../lib/media-address.ts';
import type { Place } from '../../lib/place.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlockTokenOf } from '../../lib/unlock-tokens.ts';

const asked = (id: string, signal: AbortSignal) => ({
  params: { id },
  signal,
  unlockToken: unlockTokenOf(id),
});

export const watchedItem = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /MediaContents/Publics/:id', asked(id, signal))
        : call('GET /MediaContents/Published/:id', asked(id, signal)),
  });

export const playerSettings = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'settings'],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', asked(id, signal))
        : call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', asked(id, signal)),
  });

/** What a player does when its settings cannot be read: playing must not depend on them. */
export const plainSettings: MediaPlayerSettings = {
  autoplay: false,
  allowDownload: false,
  allowEmbed: false,
  playbackRates: [0.5, 0.75, 1, 1.25, 1.5, 2],
  defaultPlaybackRate: 1,
  skipSeconds: 10,
};

export const subtitlesOf = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'subtitles'],
    queryFn: ({ signal }) => {
      const options = { ...asked(id, signal), query: { pageSize: limits.largestSubtitlePage } };
      return place.isPublic
        ? call('GET /MediaContents/Publics/:id/Subtitles', options)
        : call('GET /MediaContents/:id/Subtitles', options);
    },
  });

export const attachmentsOf = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'attachments'],
    queryFn: ({ signal }) => {
      const options = { ...asked(id, signal), query: { pageIndex: 1, pageSize: limits.largestPage } };
      return place.isPublic
        ? call('GET /MediaContents/Publics/:id/Attachments', options)
        : call('GET /MediaContents/:id/Attachments', options);
    },
  });

/** The addresses are good for 3 minutes: asked anew each time they are shown. */
export const downloadLinksOf = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'downloads'],
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => {
      const options = asked(id, signal);
      const params = { id, organizationId: place.organizationId };
      return place.isPublic
        ? call('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', { ...options, params })
        : call('GET /MediaContents/DownloadLinks/:id/Viewers', options);
    },
  });

/** Newest others of the item's first category. */
export const upNextAfter = (place: Place, { id, categories }: Pick<MediaContent, 'id' | 'categories'>) => {
  const categoryId = categories[0]?.id;
  return queryOptions({
    queryKey: [place.prefix, 'up-next', categoryId, id],
    enabled: categoryId !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { categoryId, pageIndex: 1, pageSize: limits.pageSize } as const;
      const { organizationId } = place;
      const list = place.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents', {
            params: { organizationId },
            query,
            signal,
          })
        : call('GET /MediaContents', { query, signal });
      return (await list).filter((other) => other.id !== id && !other.scheduledPublicationDate);
    },
  });
};

/**
 * Reads a caption, preview or waveform file of an item, once for the player and the transcript alike.
 * The token is added when it is read: addresses stay good however long the page is open.
 */
export const textsOf =
  (whose: Pick<MediaContent, 'id' | 'organizationId'>) =>
  (url: string): Promise<string> =>
    queryClient.fetchQuery({
      queryKey: ['text', url],
      staleTime: Infinity,
      queryFn: ({ signal }) => fetchText(withMediaToken(url, whose), signal),
    });
