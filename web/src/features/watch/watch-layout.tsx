import type { ReactNode } from 'react';
import * as text from '@tv/strings/en/watch/watch.ts';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import styles from './watch-layout.module.css';

type Props = {
  way?: ReactNode;
  stage: ReactNode;
  info: ReactNode;
  side: ReactNode;
  /** Width over height of the stage. */
  ratio?: number;
  isTheatre?: boolean;
  /** More of `info` comes. Below it nothing is shown meanwhile, as it would move. */
  isGrowing?: boolean;
};

/** Up to this shape a picture has its words beside it instead of below: no room is lost at its sides. */
const tallest = 1.1;

export const WatchLayout = ({ way, stage, info, side, ratio = 16 / 9, isTheatre, isGrowing }: Props) => (
  <div
    className={styles.page}
    data-tall={ratio <= tallest || undefined}
    data-growing={isGrowing || undefined}
    data-theatre={isTheatre || undefined}
    style={{ '--ratio': ratio }}
  >
    {way && <div className={styles.way}>{way}</div>}
    <div className={styles.stage}>{stage}</div>
    <div className={styles.info}>{info}</div>
    <div className={styles.side}>{side}</div>
  </div>
);

/** The shape of the page while the item is asked for; a pressed card has passed the title already. */
export const WatchSkeleton = ({ title }: { title: string | undefined }) => (
  <WatchLayout
    stage={<Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />}
    info={
      <>
        {title ? <h1 dir="auto">{title}</h1> : <Skeleton width="min(480px, 80%)" height={36} />}
        <Skeleton width={220} height={16} />
        <Skeleton width={320} height={40} radius="var(--radius-round)" />
        <span className="visually-hidden" role="status">
          {text.loading}
        </span>
      </>
    }
    side={<Skeleton height={320} radius="var(--radius-card)" />}
  />
);
