import type { MemberCompletion } from '@tv/contract/analytics/analytics-people';
import { Circle, CircleCheck, CircleDotDashed, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { shortDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { completionsKey, type CompletionsQuery } from '../queries.ts';
import { CountedTable, momentWidth } from './counted-table.tsx';
import style from './lists.module.css';
import { PersonCell } from './person-cell.tsx';

const idOf = ({ personId }: MemberCompletion) => personId;

const icons = { completed: CircleCheck, begun: CircleDotDashed, notBegun: Circle };

/** How far a member is, as a shape and in words. */
function State({ state }: Pick<MemberCompletion, 'state'>) {
  const Icon = icons[state];
  return (
    <span className={[style.state, style[state]].join(' ')}>
      <Icon aria-hidden="true" />
      {text.stateNames[state]}
    </span>
  );
}

const columnsOf = (hasManyItems: boolean): ListColumn<MemberCompletion>[] => [
  {
    name: 'person',
    head: text.person,
    width: 'minmax(0, 1fr)',
    cell: (row) => <PersonCell person={row} />,
  },
  { name: 'state', head: text.state, width: '136px', cell: ({ state }) => <State state={state} /> },
  ...(hasManyItems
    ? [
        {
          name: 'items',
          head: text.items,
          width: '72px',
          cell: ({ completedCount, itemCount }: MemberCompletion) =>
            text.completedOf(number(completedCount), number(itemCount)),
        },
      ]
    : []),
  {
    name: 'completed',
    head: text.completedOn,
    width: '112px',
    cell: ({ completedDate }) => completedDate && shortDate(completedDate),
  },
  {
    name: 'last',
    head: text.lastWatched,
    width: momentWidth,
    isAtEnd: true,
    cell: ({ lastWatchedDate }) => lastWatchedDate && shortMoment(lastWatchedDate),
  },
];

type CompletionsListProps = {
  organizationId: string;
  filters: CompletionsQuery;
  /** What clears the question, where nobody fits. */
  clear: ReactNode;
};

/** Every member, with whether they completed an item, or all items of a category. */
export function CompletionsList({ organizationId, filters, clear }: CompletionsListProps) {
  const list = usePagedList<MemberCompletion>({
    queryKey: [...completionsKey(organizationId, filters), 'list'],
    ask: (page, signal) =>
      callPaged('GET /Management/Analytics/Completions', { query: { ...filters, ...page }, signal }),
    idOf,
  });
  return (
    <CountedTable
      label={text.whoCompleted}
      list={list}
      idOf={idOf}
      filters={filters}
      countWords={text.countOfPeople}
      isCountHidden
      columns={columnsOf(filters.categoryId !== undefined)}
      narrow={(row) => (
        <>
          <p className={`${style.line} ${style.name}`} dir="auto">
            {nameOf(row)}
          </p>
          <p className={style.detail}>
            {[text.stateNames[row.state], row.completedDate && shortDate(row.completedDate)]
              .filter(Boolean)
              .map(apart)
              .join(' · ')}
          </p>
        </>
      )}
      narrowHeight={64}
      empty={
        <Notice icon={<SearchX />} title={text.noRows} text={text.noRowsText}>
          {clear}
        </Notice>
      }
    />
  );
}
