import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Picture } from '@tv/ui/picture.tsx';

type StagePictureProps = { item: MediaContent; className?: string | undefined };

/** The picture of an item in the player's place, while the item does not play there. */
export const StagePicture = ({ item, className }: StagePictureProps) => (
  <Picture
    className={className}
    address={item.thumbnailUrl}
    item={item}
    placeholder={item.thumbnailPlaceholder}
    mediaType={item.type}
    sizes="100vw"
    isFirst
    isFilling
  />
);
