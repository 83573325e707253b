import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call } from '@tv/client/lib/api/call.ts';

/** The published captions of an item, as its managers see them. */
export const managedSubtitles = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'subtitles', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/Subtitles', {
        params: { id },
        query: { pageSize: limits.largestPage },
        signal,
      }),
  });

/** Captions that are edited and differ from what is published, or are not published yet. */
export const subtitleDrafts = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'subtitle-drafts', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/SubtitleDrafts', { params: { id }, signal }),
    staleTime: 0,
  });
