import { queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '@tv/client/lib/api/call.ts';

/** One language of an item's captions: its code, and the kind of the subtitle. */
export type CaptionsKey = { id: string; languageCode: string; kind: number };

/** The cues that are edited, with the tag of their state. They are read once; the editor holds them from then on. */
export const editedCues = ({ id, languageCode, kind }: CaptionsKey) =>
  queryOptions({
    queryKey: ['studio', 'cues', id, languageCode, kind],
    queryFn: ({ signal }) =>
      callTagged('GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
        params: { id, languageCode },
        query: { kind },
        signal,
      }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** The published cues, to compare with. */
export const publishedCues = ({ id, languageCode, kind }: CaptionsKey) =>
  queryOptions({
    queryKey: ['studio', 'published-cues', id, languageCode, kind],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
        params: { id, languageCode },
        query: { kind, isPublished: true },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** Cues of another language that stand beside those that are edited. */
export const referenceCues = ({ id, languageCode, kind }: CaptionsKey) =>
  queryOptions({
    queryKey: ['studio', 'reference-cues', id, languageCode, kind],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
        params: { id, languageCode },
        query: { kind },
        signal,
      }),
    staleTime: 0,
  });

/** When each word of an item was said, where a machine heard it. */
export const heardWordsOf = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'heard-words', id],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id/HeardWords', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
