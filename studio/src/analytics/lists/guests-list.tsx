import type { GuestFigures } from '@tv/contract/analytics/analytics-people';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { SearchX, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import { nearDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { watchedItems } from '@tv/strings/en/registration/guests.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { type GuestsQuery, guestsKey } from '../queries.ts';
import { WatchedBar } from '../watched-bar.tsx';
import { CountedTable, momentWidth } from './counted-table.tsx';
import style from './lists.module.css';
import { apart } from '@tv/strings/en/locale.ts';

const idOf = ({ guestId }: GuestFigures) => guestId;
const pathOf = ({ mediaContentId, categoryId }: GuestFigures) =>
  mediaContentId
    ? studioPath('content/:id', { id: mediaContentId })
    : studioPath('organization/categories/:id', { id: categoryId ?? '' });
const untilWords = ({ endedDate, expirationDate }: GuestFigures) =>
  endedDate ? text.shareEnded : nearDate(expirationDate);

const columns: ListColumn<GuestFigures>[] = [
  {
    name: 'guest',
    head: text.guest,
    width: 'minmax(0, 1fr)',
    cell: ({ email }) => (
      <span className={`${style.line} ${style.name}`} title={email} dir="auto">
        {email}
      </span>
    ),
  },
  {
    name: 'shared',
    head: text.sharedWith,
    width: 'minmax(0, 1fr)',
    cell: (row) => (
      <Link className={style.title} to={pathOf(row)} tabIndex={-1} title={row.title}>
        {row.title}
      </Link>
    ),
  },
  {
    name: 'watched',
    head: text.watched,
    width: '136px',
    cell: ({ share, watchedCount }) =>
      share === undefined ? watchedItems(watchedCount) : <WatchedBar share={share} />,
  },
  { name: 'until', head: text.sharedUntil, width: '104px', cell: untilWords },
  {
    name: 'opened',
    head: text.openedOn,
    width: momentWidth,
    isAtEnd: true,
    cell: ({ lastOpenedDate }) =>
      lastOpenedDate ? shortMoment(lastOpenedDate) : <span className={style.plain}>{text.notYet}</span>,
  },
];

type GuestsListProps = {
  organizationId: string;
  filters: GuestsQuery;
  /** What clears the search, where nobody fits. */
  clear: ReactNode;
};

/** Guests with what is shared with them, the newest share first. */
export function GuestsList({ organizationId, filters, clear }: GuestsListProps) {
  const list = usePagedList<GuestFigures>({
    queryKey: [...guestsKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/Guests', { query: { ...filters, ...page }, signal }),
    idOf,
  });
  return (
    <CountedTable
      label={text.guest}
      list={list}
      idOf={idOf}
      filters={filters}
      countWords={text.countOfShares}
      columns={columns}
      narrow={(row) => (
        <>
          <p className={`${style.line} ${style.name}`} dir="auto">
            {row.email}
          </p>
          <p className={style.detail} dir="auto">
            {row.title}
          </p>
          <p className={style.detail}>
            {[
              row.share === undefined ? watchedItems(row.watchedCount) : percentWords(row.share),
              `${text.sharedUntil} ${untilWords(row)}`,
            ]
              .map(apart)
              .join(' · ')}
          </p>
        </>
      )}
      narrowHeight={76}
      empty={
        filters.searchTerm ? (
          <Notice icon={<SearchX />} title={text.noRows} text={text.noRowsText}>
            {clear}
          </Notice>
        ) : (
          <Notice icon={<UserRoundPlus />} title={text.noGuests} text={text.noGuestsText} />
        )
      }
    />
  );
}
