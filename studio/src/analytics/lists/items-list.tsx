import type { WatchedItem } from '@tv/contract/analytics/analytics-figures';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { type AnalyticsAddress, itemAnalyticsPath } from '../address.ts';
import { isLeftOut, shownCount, totalIn } from '../figures.ts';
import { ItemPicture } from '../most-watched.tsx';
import { itemsKey, scopeOf } from '../queries.ts';
import { WatchedBar } from '../watched-bar.tsx';
import style from './lists.module.css';

const idOf = ({ mediaContentId }: WatchedItem) => mediaContentId;

const countOf = (item: WatchedItem, name: 'views' | 'completions') =>
  shownCount(totalIn(item, name), isLeftOut(item));
const hoursIn = (item: WatchedItem) => Math.round(totalIn(item, 'secondsWatched') / 360) / 10;
const hoursOf = (item: WatchedItem) => number(hoursIn(item));

/** Every item that was watched in the period, the most watched first. */
export function ItemsList({ organizationId, chosen }: { organizationId: string; chosen: AnalyticsAddress }) {
  const navigate = useNavigate();
  const filters = scopeOf({ ...chosen, itemId: '' });
  const list = usePagedList<WatchedItem>({
    queryKey: [...itemsKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/MediaContents', { query: { ...filters, ...page }, signal }),
    idOf,
  });
  const { days } = chosen;
  const columns: ListColumn<WatchedItem>[] = [
    {
      name: 'item',
      head: text.item,
      width: 'minmax(0, 1fr)',
      cell: (item) => <Item item={item} to={itemAnalyticsPath(item.mediaContentId, { days })} />,
    },
    { name: 'views', head: text.views, width: '88px', isAtEnd: true, cell: (item) => countOf(item, 'views') },
    { name: 'hours', head: text.hoursWatched, width: '120px', isAtEnd: true, cell: hoursOf },
    {
      name: 'completions',
      head: text.finishedHead,
      width: '104px',
      isAtEnd: true,
      cell: (item) => countOf(item, 'completions'),
    },
    {
      name: 'completion',
      head: text.completion,
      width: '136px',
      isAtEnd: true,
      cell: ({ completion }) => <WatchedBar share={completion} />,
    },
  ];
  return (
    <div>
      <PagedTable
        label={text.mostWatched}
        list={list}
        idOf={idOf}
        question={JSON.stringify(filters)}
        columns={columns}
        narrow={(item) => (
          <Item
            item={item}
            to={itemAnalyticsPath(item.mediaContentId, { days })}
            detail={[
              text.viewsOf(totalIn(item, 'views'), countOf(item, 'views')),
              text.hours(hoursIn(item), hoursOf(item)),
            ]
              .map(apart)
              .join(' · ')}
          />
        )}
        narrowHeight={76}
        onOpen={(item) => void navigate(itemAnalyticsPath(item.mediaContentId, { days }))}
        empty={
          <Notice icon={<ChartNoAxesColumn />} title={text.nothingWatched} text={text.nothingWatchedText} />
        }
      />
      {list.items.some(isLeftOut) && <p className={style.note}>{text.leftOut}</p>}
    </div>
  );
}

const Item = ({ item, to, detail }: { item: WatchedItem; to: string; detail?: string }) => (
  <div className={style.item}>
    <ItemPicture item={item} className={style.picture} />
    <div className={style.texts}>
      <Link className={style.title} dir="auto" to={to} tabIndex={-1} title={item.title}>
        {item.title}
      </Link>
      {detail && <p className={style.detail}>{detail}</p>}
    </div>
  </div>
);
