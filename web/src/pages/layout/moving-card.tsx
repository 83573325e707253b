import { useQuery } from '@tanstack/react-query';
import { watchedItem } from '../../features/watch/queries.ts';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { CardPreview } from '@tv/player/seek-bar/card-preview.tsx';

/** An item's seek pictures, moving. They request what its watch page begins with. */
export function MovingCard({ contentId }: { contentId: string }) {
  const { data: item } = useQuery(watchedItem(useArea(), contentId));
  if (!item?.seekPreviewsUrl) return null;
  return <CardPreview address={withMediaToken(item.seekPreviewsUrl, item)} />;
}
