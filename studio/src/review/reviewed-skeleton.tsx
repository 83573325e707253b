import { Skeleton } from '@tv/ui/skeleton.tsx';
import { LinesSkeleton } from '@tv/ui/lines-skeleton.tsx';

/** The shape of a review's item: its player, and what is said of it. */
export const ReviewedSkeleton = () => (
  <>
    <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
    <LinesSkeleton />
  </>
);
