import type { MediaContent } from '@tv/contract/media';

export type ItemState = 'open' | 'locked' | 'upcoming' | 'unready';

/** What a viewer can do with an item: only an open one has a stream (decisions §3, §4). */
export const stateOf = ({
  videoUrl,
  scheduledPublicationDate,
  isPasswordProtected,
}: Pick<MediaContent, 'videoUrl' | 'scheduledPublicationDate' | 'isPasswordProtected'>): ItemState => {
  if (videoUrl) return 'open';
  if (scheduledPublicationDate) return 'upcoming';
  return isPasswordProtected ? 'locked' : 'unready';
};

/** Its moment has come, and the service has not said yet that it is published. */
export const isDue = (item: Parameters<typeof stateOf>[0] | undefined, now = Date.now()): boolean =>
  item !== undefined &&
  stateOf(item) === 'upcoming' &&
  Date.parse(item.scheduledPublicationDate ?? '') <= now;
