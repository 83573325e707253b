import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call } from '@tv/client/lib/api/call.ts';

/** What machines can do for the captions of an item, and what they were asked for. */
export const machineCaptions = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'machine-captions', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/CaptionRequests', { params: { id }, signal }),
    staleTime: 0,
  });

/** The captions that viewers have. */
export const viewersSubtitles = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'viewers-subtitles', id],
    queryFn: ({ signal }) =>
      call('GET /MediaContents/:id/Subtitles', {
        params: { id },
        query: { pageSize: limits.largestPage },
        signal,
      }),
  });

/** Asked again and again while a worker makes one. */
export const soundTracks = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'sound', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/SoundTracks', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      state.data?.some((track) => track.state === 'waiting' || track.state === 'processing') ? 2_000 : false,
  });

export const itemAttachments = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'attachments', id],
    queryFn: ({ signal }) =>
      call('GET /MediaContents/:id/Attachments', {
        params: { id },
        query: { pageSize: limits.largestPage },
        signal,
      }),
  });

/** What the player does for the item: as it says itself, else as its categories and the organization do. */
export const resolvedSettings = ({ id, playerSettings, categories }: ManagedMediaContent) =>
  queryOptions({
    queryKey: ['studio', 'resolved-settings', id, playerSettings, categories],
    queryFn: ({ signal }) =>
      call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    // Not of another item.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
