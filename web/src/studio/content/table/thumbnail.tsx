import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { Picture } from '../../../ui/picture.tsx';
import style from './thumbnail.module.css';

type ThumbnailProps = { item: ManagedMediaContent; className: string | undefined; sizes: string };

/** The picture of an item; a ring lies on it while its files are made. The row says both in words. */
export const Thumbnail = ({ item, className, sizes }: ThumbnailProps) => (
  <div className={[style.thumbnail, className].filter(Boolean).join(' ')} aria-hidden="true">
    <Picture
      address={item.thumbnailUrl}
      item={{ id: item.id, organizationId: item.organizationId }}
      placeholder={item.thumbnailPlaceholder}
      aspectRatio={item.thumbnailAspectRatio}
      mediaType={item.type}
      sizes={sizes}
    />
    {item.state === 'processing' && (
      <span className={style.making} data-empty={item.thumbnailUrl === undefined} />
    )}
  </div>
);
