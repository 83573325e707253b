import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { call, fetchText } from '../../lib/api/call.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { withMediaToken } from '../../lib/media-contents/address.ts';

/** The item as its managers see it. */
export const managedItem = (id: string) =>
  queryOptions({
    queryKey: ['managed-media-contents', id],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

/** The item as its viewers see it, with its streams. */
export const shownItem = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'shown', id],
    queryFn: ({ signal }) => call('GET /MediaContents/Published/:id', { params: { id }, signal }),
  });

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

/** Reads a caption, preview or waveform file of an item, once. */
export const textsOf =
  (whose: { id: string; organizationId: string }) =>
  (url: string): Promise<string> =>
    queryClient.fetchQuery({
      queryKey: ['text', url],
      staleTime: Infinity,
      queryFn: ({ signal }) => fetchText(withMediaToken(url, whose), signal),
    });
