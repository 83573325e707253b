import type { SearchFigures } from '@tv/contract/analytics/analytics-figures';
import { SearchX } from 'lucide-react';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { dayWords } from '../day-words.ts';
import { type SearchesQuery, searchesKey } from '../queries.ts';
import { CountedTable } from './counted-table.tsx';
import style from './lists.module.css';

/** Terms have any sign; an id has none that a selector would read. */
const idOf = ({ term }: SearchFigures) => encodeURIComponent(term);

const columns: ListColumn<SearchFigures>[] = [
  {
    name: 'term',
    head: text.term,
    width: 'minmax(0, 1fr)',
    cell: ({ term }) => (
      <span className={`${style.line} ${style.name}`} dir="auto" title={term}>
        {term}
      </span>
    ),
  },
  {
    name: 'searches',
    head: text.searched,
    width: '104px',
    isAtEnd: true,
    cell: ({ searches }) => number(searches),
  },
  {
    name: 'missed',
    head: text.withoutResult,
    width: '136px',
    isAtEnd: true,
    cell: ({ withoutResults }) => number(withoutResults),
  },
  { name: 'last', head: text.last, width: '104px', isAtEnd: true, cell: ({ lastDay }) => dayWords(lastDay) },
];

/** The search terms of the period, the most frequent first. */
export function SearchesList({
  organizationId,
  filters,
}: {
  organizationId: string;
  filters: SearchesQuery;
}) {
  const list = usePagedList<SearchFigures>({
    queryKey: [...searchesKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/Searches', { query: { ...filters, ...page }, signal }),
    idOf,
  });
  return (
    <div>
      <CountedTable
        label={text.searches}
        list={list}
        idOf={idOf}
        filters={filters}
        countWords={text.countOfTerms}
        columns={columns}
        narrow={({ term, searches, withoutResults }) => (
          <>
            <p className={`${style.line} ${style.name}`} dir="auto">
              {term}
            </p>
            <p className={style.detail}>
              {[
                text.times(searches),
                withoutResults > 0 && `${text.withoutResult}: ${number(withoutResults)}`,
              ]
                .filter(Boolean)
                .map(apart)
                .join(' · ')}
            </p>
          </>
        )}
        narrowHeight={64}
        empty={
          <Notice
            icon={<SearchX />}
            title={filters.withoutResults ? text.noneMissed : text.noSearches}
            text={text.searchRule}
          />
        }
      />
      <p className={style.note}>{text.searchRule}</p>
    </div>
  );
}
