import type { PersonWatched } from '@tv/contract/analytics/analytics-people';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { nearDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { itemAnalyticsPath, type PeriodLength } from '../address.ts';
import { type WatchedQuery, watchedKey } from '../queries.ts';
import { WatchedBar } from '../watched-bar.tsx';
import { CountedTable, momentWidth } from './counted-table.tsx';
import style from './lists.module.css';
import { PersonCell } from './person-cell.tsx';
import { apart } from '@tv/strings/en/locale.ts';

const idOf = ({ personId, mediaContentId }: PersonWatched) => `${personId}_${mediaContentId}`;

type WatchedListProps = {
  organizationId: string;
  filters: WatchedQuery;
  days: PeriodLength;
  /** What clears the question, where nobody fits. */
  clear: ReactNode;
};

/** Members with the items that they watched, the latest first. */
export function WatchedList({ organizationId, filters, days, clear }: WatchedListProps) {
  const list = usePagedList<PersonWatched>({
    queryKey: [...watchedKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/Watched', { query: { ...filters, ...page }, signal }),
    idOf,
  });
  const columns: ListColumn<PersonWatched>[] = [
    {
      name: 'person',
      head: text.person,
      width: 'minmax(0, 1fr)',
      cell: (row) => <PersonCell person={row} />,
    },
    ...(filters.mediaContentId
      ? []
      : [
          {
            name: 'item',
            head: text.item,
            width: 'minmax(0, 1fr)',
            cell: ({ mediaContentId, title }: PersonWatched) => (
              <Link
                className={style.title}
                to={itemAnalyticsPath(mediaContentId, { days })}
                tabIndex={-1}
                title={title}
              >
                {title}
              </Link>
            ),
          },
        ]),
    {
      name: 'watched',
      head: text.watched,
      width: '136px',
      cell: ({ share }) => <WatchedBar share={share} />,
    },
    {
      name: 'completed',
      head: text.completedOn,
      width: '104px',
      cell: ({ completedDate }) =>
        completedDate ? nearDate(completedDate) : <span className={style.plain}>{text.notYet}</span>,
    },
    {
      name: 'last',
      head: text.last,
      width: momentWidth,
      isAtEnd: true,
      cell: ({ lastWatchedDate }) => shortMoment(lastWatchedDate),
    },
  ];
  return (
    <CountedTable
      label={text.watchedBy}
      list={list}
      idOf={idOf}
      filters={filters}
      countWords={text.countOfRows}
      columns={columns}
      narrow={(row) => (
        <>
          <p className={`${style.line} ${style.name}`} dir="auto">
            {nameOf(row)}
          </p>
          {!filters.mediaContentId && (
            <p className={style.detail} dir="auto">
              {row.title}
            </p>
          )}
          <p className={style.detail}>
            {[row.share !== undefined && percentWords(row.share), shortMoment(row.lastWatchedDate)]
              .filter(Boolean)
              .map(apart)
              .join(' · ')}
          </p>
        </>
      )}
      narrowHeight={76}
      empty={
        <Notice icon={<SearchX />} title={text.noRows} text={text.noRowsText}>
          {clear}
        </Notice>
      }
    />
  );
}
