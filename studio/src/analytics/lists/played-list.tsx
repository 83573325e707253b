import type { PlayedItem } from '@tv/contract/playback/playing';
import { Gauge } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/playing.ts';
import { item } from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { analyticsPath, type PeriodLength } from '../address.ts';
import { inPercent, inSeconds, scoreWords } from '../playing/score-words.ts';
import { playedKey } from '../queries.ts';
import { CountedTable } from './counted-table.tsx';
import style from './lists.module.css';

const idOf = ({ mediaContentId }: PlayedItem) => mediaContentId;

/** The items of the period, those that played worst first. */
export function PlayedList({ organizationId, days }: { organizationId: string; days: PeriodLength }) {
  const navigate = useNavigate();
  const filters = { days };
  const list = usePagedList<PlayedItem>({
    queryKey: [...playedKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/Playing/MediaContents', {
        query: { ...filters, ...page },
        signal,
      }),
    idOf,
  });
  const addressOf = (played: PlayedItem) =>
    analyticsPath('analytics/playing', { days, categoryId: '', itemId: played.mediaContentId });
  const columns: ListColumn<PlayedItem>[] = [
    {
      name: 'item',
      head: item,
      width: 'minmax(0, 1fr)',
      cell: (played) => (
        <Link className={`${style.line} ${style.title}`} to={addressOf(played)} dir="auto" tabIndex={-1}>
          {played.title}
        </Link>
      ),
    },
    { name: 'starts', head: text.starts, width: '80px', isAtEnd: true, cell: ({ starts }) => number(starts) },
    {
      name: 'failed',
      head: text.failed,
      width: '176px',
      isAtEnd: true,
      cell: ({ failedShare }) => scoreWords(failedShare, inPercent),
    },
    {
      name: 'rebuffering',
      head: text.rebuffering,
      width: '104px',
      isAtEnd: true,
      cell: ({ rebufferingShare }) => scoreWords(rebufferingShare, inPercent),
    },
    {
      name: 'start',
      head: text.median,
      width: '96px',
      isAtEnd: true,
      cell: ({ medianStart }) => scoreWords(medianStart, inSeconds),
    },
  ];
  return (
    <section aria-labelledby="playing-by-item">
      <h2 id="playing-by-item" className={style.heading}>
        {text.byItem}
      </h2>
      <CountedTable
        label={text.byItem}
        list={list}
        idOf={idOf}
        filters={filters}
        countWords={text.countOfItems}
        columns={columns}
        onOpen={(played) => void navigate(addressOf(played))}
        narrow={(played) => (
          <>
            <Link className={`${style.line} ${style.title}`} to={addressOf(played)} dir="auto" tabIndex={-1}>
              {played.title}
            </Link>
            <p className={style.detail}>
              {[
                `${text.failed}: ${scoreWords(played.failedShare, inPercent)}`,
                `${text.rebuffering}: ${scoreWords(played.rebufferingShare, inPercent)}`,
                `${text.median}: ${scoreWords(played.medianStart, inSeconds)}`,
              ]
                .map(apart)
                .join(' · ')}
            </p>
          </>
        )}
        narrowHeight={64}
        empty={<Notice icon={<Gauge />} title={text.nothingPlayed} text={text.nothingPlayedText} />}
      />
      <p className={style.note}>{text.byItemText}</p>
    </section>
  );
}
