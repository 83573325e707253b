import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { ReactNode } from 'react';
import type { CardProps } from './card.tsx';
import { CardGrid } from './card-grid.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LoadMore, type Paging } from '@tv/ui/loading/load-more.tsx';
import style from './paged-grid.module.css';

type PagedGridProps = {
  list: Paging & { isPending: boolean; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  contents: readonly MediaContent[];
  label: string;
  /** Stands where there is nothing. */
  empty: ReactNode;
  more?: (item: MediaContent) => Partial<CardProps>;
  actions?: (item: MediaContent) => ReactNode;
};

/** Skeletons shown before the first page, and while another is on its way. */
const firstSkeletons = 12;
const nextSkeletons = 6;

/** A grid of media contents that goes on as one scrolls, in each of its states. */
export function PagedGrid({ list, contents, label, empty, more, actions }: PagedGridProps) {
  if (list.isError && contents.length === 0) {
    return <Failure error={list.error} retry={() => void list.refetch()} />;
  }
  if (!list.isPending && contents.length === 0 && !list.hasNextPage) return empty;
  const awaited = list.isPending ? firstSkeletons : list.isFetchingNextPage ? nextSkeletons : 0;
  return (
    <div className={style.list} data-outdated={list.isPlaceholderData}>
      <CardGrid
        contents={contents}
        awaited={awaited}
        label={label}
        {...(more && { more })}
        {...(actions && { actions })}
      />
      <LoadMore paging={list} hasSkeletons />
    </div>
  );
}
