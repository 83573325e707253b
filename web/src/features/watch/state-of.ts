import type { ContentStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';

export type ItemState = 'open' | 'locked' | 'upcoming' | 'unready';

/** What a viewer can do with an item: only an open one has a stream. */
export const stateOf = ({
  videoUrl,
  scheduledPublicationDate,
  isPasswordProtected,
  status,
}: Pick<
  MediaContent,
  'videoUrl' | 'scheduledPublicationDate' | 'isPasswordProtected' | 'status'
>): ItemState => {
  if (videoUrl) return 'open';
  if (scheduledPublicationDate) return 'upcoming';
  // The managers of an item see its status, and need no password.
  return isPasswordProtected && status === undefined ? 'locked' : 'unready';
};

/** Shown to those who manage it only: its views do not count, and nobody likes, saves or shares it yet. */
export const isUnpublished = ({ status = published }: Pick<MediaContent, 'status'>): boolean =>
  status !== published;

// The number alone: the page has no byte to spare for the others.
const published = 1 satisfies typeof ContentStatus.PUBLISHED;
