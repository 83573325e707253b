import { useQuery } from '@tanstack/react-query';
import type { completionStates } from '@tv/contract/analytics/analytics-people';
import { GraduationCap } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { isolate } from '@tv/contract/languages/isolate';
import { counted } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Button } from '@tv/ui/button.tsx';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CsvButton } from '../../analytics/csv-button.tsx';
import { CompletionsList } from '../../analytics/lists/completions-list.tsx';
import { PersonalOff } from '../../analytics/personal-off.tsx';
import { completionsCount, type CompletionsQuery, summaryOf } from '../../analytics/queries.ts';
import { ScopeChoosers } from '../../analytics/scope-choosers.tsx';
import { completionsTable } from '../../analytics/tables.ts';
import { PersonSearch } from '../../analytics/lists/person-search.tsx';
import { AnalyticsFrame } from './analytics-frame.tsx';
import style from './analytics-frame.module.css';

const states = [
  'completed',
  'begun',
  'notBegun',
] as const satisfies readonly (typeof completionStates)[number][];
type Shown = 'all' | (typeof states)[number];

/** The members with their completion of an item, or of all items of a category. */
export function CompletionsPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const chosen = readAnalytics(query);
  const { data: summary, error, refetch } = useQuery(summaryOf(organizationId, { days: chosen.days }));
  const shown: Shown = states.find((state) => state === query.get('state')) ?? 'all';
  const searchTerm = (query.get('searchTerm') ?? '').trim();
  const about = chosen.itemId ? { mediaContentId: chosen.itemId } : { categoryId: chosen.categoryId };
  const hasChosen = chosen.itemId !== '' || chosen.categoryId !== '';
  const all: CompletionsQuery = { ...about, ...(searchTerm && { searchTerm }) };
  const filters: CompletionsQuery = { ...all, ...(shown !== 'all' && { state: [shown] }) };
  const isOn = summary?.allowsPersonalFigures === true;
  const canQuery = isOn && hasChosen;
  const set = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true });
  return (
    <AnalyticsFrame
      actions={
        canQuery && <CsvButton look="primary" table={completionsTable(filters)} of={text.whoCompleted} />
      }
    >
      {error && !summary && <Failure error={error} retry={() => void refetch()} />}
      {summary && !isOn && <PersonalOff />}
      {isOn && (
        <div className={style.tools}>
          <ScopeChoosers chosen={chosen} hasNone={false} onChange={(to) => set(changeAnalytics(query, to))} />
          {hasChosen && <PersonSearch />}
        </div>
      )}
      {isOn && !hasChosen && (
        <Notice icon={<GraduationCap />} title={text.training} text={text.trainingText} />
      )}
      {canQuery && (
        <>
          <States
            organizationId={organizationId}
            filters={all}
            shown={shown}
            onShow={(state) => {
              const next = new URLSearchParams(query);
              if (state === 'all') next.delete('state');
              else next.set('state', state);
              set(next);
            }}
          />
          <CompletionsList
            organizationId={organizationId}
            filters={filters}
            clear={
              <Button
                onClick={() => {
                  const next = new URLSearchParams(query);
                  next.delete('state');
                  next.delete('searchTerm');
                  set(next);
                }}
              >
                {text.clearAll}
              </Button>
            }
          />
        </>
      )}
    </AnalyticsFrame>
  );
}

type StatesProps = {
  organizationId: string;
  /** Without a state. */
  filters: CompletionsQuery;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

/** All members, or those in one state; each says how many there are. */
function States({ organizationId, filters, shown, onShow }: StatesProps) {
  const countOf = (state: Shown) =>
    completionsCount(organizationId, { ...filters, ...(state !== 'all' && { state: [state] }) });
  const counts = {
    all: useQuery(countOf('all')).data,
    completed: useQuery(countOf('completed')).data,
    begun: useQuery(countOf('begun')).data,
    notBegun: useQuery(countOf('notBegun')).data,
  };
  const named = (state: Shown, name: string) => {
    const { totalResults, isTotalExact = true } = counts[state] ?? {};
    const count = totalResults === undefined ? '' : ` ${counted(totalResults, isTotalExact)}`;
    return { value: state, text: `${isolate(name)}${count}` };
  };
  return (
    <Choice
      label={text.state}
      value={shown}
      options={[named('all', text.allStates), ...states.map((state) => named(state, text.stateNames[state]))]}
      onChange={onShow}
    />
  );
}
