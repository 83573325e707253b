import type { ReactNode } from 'react';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from './captions.module.css';

/** The shape of the editor: player, cues, and the timeline below both. */
export const EditorSkeleton = ({ topBar }: { topBar: ReactNode }) => (
  <div className={style.page}>
    {topBar}
    <div className={style.bar} />
    <div className={style.columns}>
      <div className={style.side}>
        <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
      </div>
      <div className={style.cues}>
        <LinesSkeleton count={6} />
      </div>
    </div>
    <div className={style.awaited}>
      <Skeleton height="100%" radius="0" />
    </div>
  </div>
);
