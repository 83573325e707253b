import * as text from '@tv/strings/en/parts/pieces.ts';
import { Skeleton } from './skeleton.tsx';
import style from './lines-skeleton.module.css';

type LinesSkeletonProps = { count?: number; pictures?: boolean };

/** The shape of a list that is still to come: lines of two texts, where `pictures` says so beside a picture. */
export const LinesSkeleton = ({ count = 4, pictures = false }: LinesSkeletonProps) => (
  <div className={style.lines} role="status" aria-busy="true" aria-label={text.loading}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={style.line}>
        {pictures && <Skeleton width={80} height={45} />}
        <div className={style.texts}>
          <Skeleton width="60%" height={13} />
          <Skeleton width="35%" height={11} />
        </div>
      </div>
    ))}
  </div>
);
