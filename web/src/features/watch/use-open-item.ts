import { queryOptions, useQuery } from '@tanstack/react-query';
import { SubtitleKind } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { Attachment, MediaContent } from '@tv/contract/media-contents/media-content';
import type { Subtitle } from '@tv/contract/captions/captions';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import { useMemo } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { textsOf } from '@tv/client/lib/media-contents/texts-of.ts';
import { itemRequest, playerSettings } from './queries.ts';
import { startOf } from '@tv/player/resume.ts';
import { stateOf } from './state-of.ts';

/** What a player does when its settings cannot be read: playing must not depend on them. */
const plainSettings: MediaPlayerSettings = {
  autoplay: false,
  allowDownload: false,
  allowEmbed: false,
  playbackRates: [0.5, 0.75, 1, 1.25, 1.5, 2],
  defaultPlaybackRate: 1,
  skipSeconds: 10,
  showViewerName: false,
};

const subtitlesOf = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'watch', id, 'subtitles'],
    queryFn: ({ signal }) => {
      const options = { ...itemRequest(id, signal), query: { pageSize: limits.largestSubtitlePage } };
      return area.isPublic
        ? call('GET /MediaContents/Publics/:id/Subtitles', options)
        : call('GET /MediaContents/:id/Subtitles', options);
    },
  });

const attachmentsOf = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'watch', id, 'attachments'],
    queryFn: ({ signal }) => {
      const options = { ...itemRequest(id, signal), query: { pageIndex: 1, pageSize: limits.largestPage } };
      return area.isPublic
        ? call('GET /MediaContents/Publics/:id/Attachments', options)
        : call('GET /MediaContents/:id/Attachments', options);
    },
  });

const noSubtitles: Subtitle[] = [];
const isDescription = ({ kind }: Subtitle) => kind === SubtitleKind.DESCRIPTION;
/** Captions to read, and what is spoken of what is seen. */
const parted = (all: Subtitle[]) => ({
  subtitles: all.filter((each) => !isDescription(each)),
  descriptions: all.filter(isDescription),
});
const noAttachments: Attachment[] = [];

/** The calls of an open item. A closed item has no details, so nothing is asked. */
export const useOpenItem = (item: MediaContent, area: Area, itemRequest: number | undefined) => {
  const enabled = stateOf(item) === 'open';
  const settings = useQuery({ ...playerSettings(area, item.id), enabled });
  const subtitles = useQuery({ ...subtitlesOf(area, item.id), enabled, select: parted });
  const attachments = useQuery({ ...attachmentsOf(area, item.id), enabled });
  // where playback began does not change while the position is reported
  const start = useKeyedValue(item.id, () =>
    startOf(itemRequest, {
      position: item.currentUserWatch?.position ?? 0,
      durationInSeconds: item.durationInSeconds,
    }),
  );
  const { id, organizationId } = item;
  const loadText = useMemo(() => textsOf({ id, organizationId }), [id, organizationId]);
  return {
    loadText,
    settings: settings.data ?? (settings.isError ? plainSettings : undefined),
    subtitles: subtitles.data?.subtitles ?? noSubtitles,
    descriptions: subtitles.data?.descriptions ?? noSubtitles,
    isWaitingForSubtitles: subtitles.isLoading,
    attachments: attachments.data ?? noAttachments,
    isWaitingForAttachments: attachments.isLoading,
    start,
  };
};
