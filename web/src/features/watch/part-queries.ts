import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import type { MediaPlayerSettings } from '@tv/contract/player-settings';
import { call } from '../../lib/api/call.ts';
import type { Place } from '../../lib/place/place.ts';
import { asked } from './queries.ts';

/** What a player does when its settings cannot be read: playing must not depend on them. */
export const plainSettings: MediaPlayerSettings = {
  autoplay: false,
  allowDownload: false,
  allowEmbed: false,
  playbackRates: [0.5, 0.75, 1, 1.25, 1.5, 2],
  defaultPlaybackRate: 1,
  skipSeconds: 10,
  showViewerName: false,
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
