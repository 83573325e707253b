import * as text from '@tv/strings/en/parts/pieces.ts';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { FormSkeleton } from '@tv/ui/loading/form-skeleton.tsx';
import style from './item-page.module.css';

/** The shape of an item's page: its tabs, its player, and the form beside it. */
export const ItemSkeleton = () => (
  <>
    <div className={style.bar} role="status" aria-label={text.loading}>
      <Skeleton width="min(560px, 60vw)" height={14} />
      <Skeleton width={240} height={14} />
    </div>
    <div className={style.columns}>
      <div className={style.player}>
        <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
        <div className={style.posters}>
          {[1, 2, 3, 4, 5].map((poster) => (
            <Skeleton key={poster} aspectRatio="16 / 9" />
          ))}
        </div>
      </div>
      <FormSkeleton fields={['line', 'area', 'line', 'line', 'line']} />
    </div>
  </>
);
