import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { ClearButton } from '../features/history/clear-button.tsx';
import { watchHistory } from '../features/history/queries.ts';
import { RemoveButton } from '../features/history/remove-button.tsx';
import { longDate } from '../lib/format/dates.ts';
import { countOf, entriesOf } from '../lib/api/paging.ts';
import { useTitle } from '../lib/layout/use-title.ts';
import * as actions from '../strings/en/actions.ts';
import * as counts from '../strings/en/counts.ts';
import * as text from '../strings/en/history.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PagedGrid } from '../ui/paged-grid.tsx';

/** What a person watched in their organization; theirs alone, and to be cleared. */
export function HistoryPage() {
  const list = useInfiniteQuery(watchHistory());
  const entries = entriesOf(list.data, ({ mediaContentId }) => mediaContentId);
  const dates = new Map(entries.map((entry) => [entry.mediaContentId, entry.watchedDate]));
  useTitle(text.history);
  return (
    <>
      <PageHead
        title={text.history}
        fact={countOf(list.data, counts.items)}
        actions={<ClearButton isEmpty={entries.length === 0} />}
      />
      <PagedGrid
        list={list}
        contents={entries.map(({ mediaContent }) => mediaContent)}
        label={text.history}
        more={(item) => ({
          note: text.watchedOn(longDate(dates.get(item.id))),
          children: <RemoveButton item={item} />,
        })}
        empty={
          <Notice icon={<History />} title={text.empty} text={text.emptyText}>
            <LinkButton to="/">{actions.goHome}</LinkButton>
          </Notice>
        }
      />
    </>
  );
}
