import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useEffect, useState } from 'react';
import { placeholderOf } from '@tv/client/lib/media-contents/placeholder.ts';
import { Picture } from '@tv/ui/picture.tsx';
import { scrollsFast } from '@tv/ui/table/scroll-speed.ts';
import style from './thumbnail.module.css';

type ThumbnailProps = { item: ManagedMediaContent; className: string | undefined; sizes: string };

/** The picture of an item; a ring lies on it while its files are made. The row says both in words. */
export function Thumbnail({ item, className, sizes }: ThumbnailProps) {
  const { thumbnailUrl, thumbnailPlaceholder } = item;
  const showsPicture = useShowsPicture();
  return (
    <div className={[style.thumbnail, className].filter(Boolean).join(' ')} aria-hidden="true">
      {showsPicture || thumbnailUrl === undefined ? (
        <Picture
          address={thumbnailUrl}
          item={{ id: item.id, organizationId: item.organizationId }}
          placeholder={thumbnailPlaceholder}
          aspectRatio={item.thumbnailAspectRatio}
          mediaType={item.type}
          sizes={sizes}
        />
      ) : (
        <div className={style.color} style={{ background: placeholderOf(thumbnailPlaceholder)?.color }} />
      )}
      {item.state === 'processing' && (
        <span className={style.making} data-empty={item.thumbnailUrl === undefined} />
      )}
    </div>
  );
}

/** False for a row that comes while the list scrolls fast, until it slows down: most such rows are gone by then. */
function useShowsPicture(): boolean {
  const [shows, setShows] = useState(() => !scrollsFast.get());
  useEffect(() => {
    if (shows) return undefined;
    const look = () => void (scrollsFast.get() || setShows(true));
    look();
    return scrollsFast.subscribe(look);
  }, [shows]);
  return shows;
}
