import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { ClearButton } from '../../features/history/clear-button.tsx';
import { watchHistory } from '../../features/history/queries.ts';
import { RemoveButton } from '../../features/history/remove-button.tsx';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { countOf, entriesOf } from '@tv/client/lib/api/paging.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/browse/history.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';

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
