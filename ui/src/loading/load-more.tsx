import { useEffect, useRef } from 'react';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import style from './load-more.module.css';

export type Paging = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

/** px below the screen at which the next page is asked for. */
const ahead = 800;

type LoadMoreProps = {
  paging: Paging;
  label?: string;
  /** Skeletons stand before it while more is on its way: then it need not say so, and is not seen to move. */
  hasSkeletons?: boolean;
};

/** The end of a list that has more: loads the next page when it scrolls into reach, or by its button. */
export function LoadMore({ paging, label = text.loadMore, hasSkeletons }: LoadMoreProps) {
  const element = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = paging;
  const mayAsk = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    const end = element.current;
    if (!end || !mayAsk || typeof IntersectionObserver === 'undefined') return undefined;
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: `0px 0px ${ahead}px` },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [mayAsk, fetchNextPage]);
  if (!hasNextPage && !isFetchNextPageError) return null;
  if (isFetchNextPageError) {
    return <Failure error={paging.error} retry={() => void fetchNextPage()} as="p" size="small" />;
  }
  return (
    <div ref={element} className={style.end} data-unseen={hasSkeletons && isFetchingNextPage}>
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? text.loadingMore : label}
      </Button>
    </div>
  );
}
