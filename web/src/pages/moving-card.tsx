import { useQuery } from '@tanstack/react-query';
import { watchedItem } from '../features/watch/queries.ts';
import { withMediaToken } from '../lib/media-contents/address.ts';
import { usePlace } from '../lib/place/place.ts';
import { CardPreview } from '../player/card-preview.tsx';

/** An item's seek pictures, moving. What is asked for them is what its watch page begins with. */
export function MovingCard({ contentId }: { contentId: string }) {
  const { data: item } = useQuery(watchedItem(usePlace(), contentId));
  if (!item?.seekPreviewsUrl) return null;
  return <CardPreview address={withMediaToken(item.seekPreviewsUrl, item)} />;
}
