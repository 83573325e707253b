import type { MediaContent } from '@tv/contract/media-contents/media-content';

type Listed = Pick<MediaContent, 'id' | 'scheduledPublicationDate'>;

/** The others of a list that can be watched: those after the item, then from the beginning. */
export const inTurn = <Item extends Listed>(list: readonly Item[], id: string): Item[] => {
  const at = list.findIndex((other) => other.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].filter(
    (other) => !other.scheduledPublicationDate,
  );
};
