import { useInfiniteQuery } from '@tanstack/react-query';
import { portalPath } from '@tv/contract/pages/page-paths';
import type { Notice } from '@tv/contract/notifications/notices';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { noticeList } from '@tv/client/lib/notices/queries.ts';
import { readNotices } from '@tv/client/lib/notices/reading.ts';
import * as text from '@tv/strings/en/parts/notices.ts';
import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import icon from '../icon-button.module.css';
import { Tooltip } from '../icon-button.tsx';
import { Notice as EmptyState } from '../notice.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { byDay } from './by-day.ts';
import { NoticeEntry } from './notice-entry.tsx';
import style from './notice-list.module.css';

/** The notices of a person by day, the newest first. The first one gets the focus, so that Enter leads to it. */
export function NoticeList({ onDone }: { onDone: () => void }) {
  const list = useInfiniteQuery(noticeList);
  const element = useRef<HTMLDivElement>(null);
  const [status, say] = useState('');
  const notices = entriesOf<Notice>(list.data, ({ id }) => id);
  const [newest] = notices;
  const isThere = newest !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    // The dialog opens after its content is drawn, and gives the focus to its first button.
    const frame = requestAnimationFrame(() => element.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  const hasUnread = notices.some(({ isRead }) => !isRead);
  const readAll = () => {
    if (!newest || !hasUnread) return;
    say(text.allRead);
    void readNotices(newest.at);
  };
  return (
    <>
      <div className={style.tools}>
        {/* Not `disabled`: the focus stays where it is. */}
        <Button
          look="neutral"
          size="small"
          icon={<CheckCheck aria-hidden="true" />}
          aria-disabled={!hasUnread}
          onClick={readAll}
        >
          {text.markAll}
        </Button>
        <Tooltip tip={text.settings} side="end">
          <Link
            to={portalPath('settings')}
            className={`${icon.button} ${icon.small}`}
            aria-label={text.settings}
            onClick={onDone}
          >
            <Settings />
          </Link>
        </Tooltip>
      </div>
      <p className="visually-hidden" role="status">
        {list.isPending ? text.loading : status}
      </p>
      {list.isPending && <Loading />}
      {list.isError && !list.data && (
        <Failure error={list.error} retry={() => void list.refetch()} as="p" size="small" />
      )}
      {list.data && !isThere && (
        <EmptyState icon={<Bell />} title={text.empty} text={text.emptyText} as="p" size="small" />
      )}
      <div ref={element}>
        {byDay(notices).map(({ day, words, isToday, notices }) => (
          <section key={day} aria-label={words}>
            <h3 className={style.day}>{words}</h3>
            <ul className={style.list}>
              {notices.map((notice) => (
                <NoticeEntry key={notice.id} notice={notice} isToday={isToday} onDone={onDone} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {list.hasNextPage && (
        <Button
          className={style.more}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
        >
          {text.showMore}
        </Button>
      )}
    </>
  );
}

const Loading = () => (
  <div className={style.loading}>
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} height={56} radius="var(--radius-control)" />
    ))}
  </div>
);
