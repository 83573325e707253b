import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';

/** The shape of a review's item: its player, and what is said of it. */
export const ReviewedSkeleton = () => (
  <>
    <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
    <LinesSkeleton />
  </>
);
