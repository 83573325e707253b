import type { Category } from '@tv/contract/categories/categories';
import { MediaType } from '@tv/contract/enumerations';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { limits } from '@tv/contract/limits/limits';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { FollowButton } from '../../parts/follow-button.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { useNear } from '@tv/ui/scrolling/use-near.ts';
import whole from '@tv/ui/whole-link.module.css';
import style from './category-card.module.css';

type CategoryCardProps = { category: Category; mayFollow: boolean; startsNear: boolean };

/** A category by its cover or its newest pictures, near the screen; the whole card leads there, and following is beside it. */
export function CategoryCard({ category, mayFollow, startsNear }: CategoryCardProps) {
  const area = useArea();
  const card = useRef<HTMLElement>(null);
  const { isNear } = useNear(card, startsNear);
  return (
    <article ref={card} className={style.card}>
      {isNear ? <Previews category={category} /> : <div className={style.previews} />}
      <div className={style.foot}>
        <div className={style.words}>
          <h2 className={style.name} dir="auto">
            <Link
              className={`${whole.link} ${style.link}`}
              to={pathIn(area, 'categories/:id', { id: category.id })}
            >
              {category.name}
            </Link>
          </h2>
          <p className={style.count}>{counts.items(category.mediaContentsCount)}</p>
        </div>
        {mayFollow && (
          <div className={style.follow}>
            <FollowButton category={category} />
          </div>
        )}
      </div>
    </article>
  );
}

function Previews({ category }: { category: Category }) {
  const area = useArea();
  if (category.coverUrl)
    return (
      <div className={style.previews} data-count={1} aria-hidden="true">
        <img className={style.cover} src={category.coverUrl} alt="" loading="lazy" />
      </div>
    );
  const addresses = category.previewThumbnailUrls?.slice(0, limits.previewThumbnails) ?? [];
  return (
    <div className={style.previews} data-count={addresses.length} aria-hidden="true">
      {addresses.map((address) => (
        <Picture
          key={address}
          className={style.preview}
          address={address}
          item={{ organizationId: area.organizationId }}
          mediaType={MediaType.VIDEO}
          sizes="(width >= 768px) 220px, 50vw"
          isFilling
        />
      ))}
      {addresses.length === 0 && <FolderOpen />}
    </div>
  );
}

export const CategoryCardSkeleton = () => (
  <div className={style.card}>
    <Skeleton aspectRatio="16 / 9" radius="0" />
    <div className={style.foot}>
      <div className={style.waiting}>
        <Skeleton width="60%" height={16} />
        <Skeleton width="30%" height={12} />
      </div>
    </div>
  </div>
);
