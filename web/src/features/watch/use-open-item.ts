import { useQuery } from '@tanstack/react-query';
import { SubtitleKind } from '@tv/contract/enumerations';
import type { Attachment, MediaContent } from '@tv/contract/media-content';
import type { Subtitle } from '@tv/contract/captions';
import { useMemo } from 'react';
import type { Place } from '../../lib/place/place.ts';
import { useKeyedValue } from '../../lib/state/use-keyed-value.ts';
import { textsOf } from '../../lib/media-contents/texts-of.ts';
import { attachmentsOf, plainSettings, subtitlesOf } from './part-queries.ts';
import { playerSettings } from './queries.ts';
import { startOf } from '../../player/resume.ts';
import { stateOf } from './state-of.ts';

const noSubtitles: Subtitle[] = [];
const isDescription = ({ kind }: Subtitle) => kind === SubtitleKind.DESCRIPTION;
/** Captions to read, and what is spoken of what is seen. */
const parted = (all: Subtitle[]) => ({
  subtitles: all.filter((each) => !isDescription(each)),
  descriptions: all.filter(isDescription),
});
const noAttachments: Attachment[] = [];

/** The calls of an open item. A closed item has no details, so nothing is asked. */
export const useOpenItem = (item: MediaContent, place: Place, asked: number | undefined) => {
  const enabled = stateOf(item) === 'open';
  const settings = useQuery({ ...playerSettings(place, item.id), enabled });
  const subtitles = useQuery({ ...subtitlesOf(place, item.id), enabled, select: parted });
  const attachments = useQuery({ ...attachmentsOf(place, item.id), enabled });
  // where playback began does not change while the position is reported
  const start = useKeyedValue(item.id, () =>
    startOf(asked, {
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
